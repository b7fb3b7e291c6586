import { useState } from 'react';
import { shop } from '@/shared/config';
import { pictureAddress } from '@/shared/lib';
import { avifPictures } from '../model/avifPictures';
import { categories, isKnownCategory } from '../model/fields';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url'>;
  /** The address of another picture of the product, which is shown instead unless it fails. */
  instead?: string | undefined;
  /** The files for the place where it is shown; absent for a card. */
  shownAs?: PictureSizes | undefined;
  /** The files to try if those of `shownAs` fail. Offline, the browser still has the files that it has shown before. */
  orElse?: PictureSizes;
  /** Whether it is visible without scrolling, so that it loads eagerly. */
  first?: boolean;
  /** Whether its alternative text is the product's name; false if the name beside it is enough. */
  isNamed?: boolean;
  onLoad?: () => void;
}

// The grid's column widths (Listing.module.scss). For one pixel too many a phone loads the next larger file.
const cardSizes = '(width <= 768px) 44vw, (width <= 1300px) 30vw, 275px';

/** Which files of a picture a browser chooses from. */
interface PictureSizes {
  /** Widths of `avifPictures`, in pixels. */
  widths: readonly number[];
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
}

const inCard: PictureSizes = { widths: [320, 640], sizes: cardSizes };

/** `srcSet` and `sizes` of a picture that the shop has as AVIF; undefined for any other picture. */
function widthsOf(image_url: string, { widths, sizes }: PictureSizes) {
  const avif = avifPictures.get(image_url);
  if (!avif) return undefined;
  return {
    sizes,
    srcSet: widths.map((width) => `${pictureAddress(avif.replace('*', `${width}`))} ${width}w`).join(', '),
  };
}

/** The drawing of a category. A saved item's may be one that the settings do not know. */
const drawingOf = (category: string) =>
  pictureAddress(
    isKnownCategory(category)
      ? (shop.categories[category]?.drawing ?? `/pictures/${category}.svg`)
      : '/pictures/product.svg',
  );

/** Loads the categories' drawings into the browser's cache. */
export function loadStandIns(): void {
  for (const category of categories) new Image().src = drawingOf(category);
}

/** Loads the file of a picture into the browser's cache that a `ProductPicture` with the same sizes will show. */
export function loadPicture(address: string, shownAs: PictureSizes): void {
  const image = new Image();
  const files = widthsOf(address, shownAs);
  image.sizes = files?.sizes ?? '';
  image.srcset = files?.srcSet ?? '';
  image.src = pictureAddress(address);
}

/** Reports prerendered pictures that loaded or failed before React listened. Call it after hydration. */
export function reportPictures(): void {
  for (const image of document.images)
    if (image.complete)
      // An SVG without a size has no width, either, but can be decoded.
      image.decode().then(
        () => markWide(image),
        () => image.dispatchEvent(new Event('error')),
      );
}

/** A picture fills its frame, unless it is so wide that too much of it would be cut off. */
const markWide = (image: HTMLImageElement) =>
  void image.classList.toggle(styles.wide ?? '', image.naturalWidth > 1.3 * image.naturalHeight);

/** The sources of a picture, best first: of each address its AVIF files and the address itself, then the category's drawing. */
function sourcesOf(addresses: readonly string[], category: string, sizes: readonly PictureSizes[]) {
  const named = addresses.filter(Boolean).flatMap((address) => {
    const src = pictureAddress(address);
    const files = sizes.flatMap((shownAs) => widthsOf(address, shownAs) ?? []);
    return [...files.map((file) => ({ ...file, src })), { src }];
  });
  return [...named, { src: drawingOf(category) }];
}

/**
 * A product's picture in a frame. If a source fails to load, the next one is tried. While another one
 * loads, the browser shows the one before. React writes a preload for an image of high priority into the head
 * of a prerendered page.
 */
export function ProductPicture(props: Props) {
  const { product, instead = '', shownAs = inCard, orElse, first = false, isNamed = true, onLoad } = props;
  const { name, category, image_url } = product;
  const shown = instead || image_url;
  const [failure, setFailure] = useState({ shown, sources: 0 });
  const failed = failure.shown === shown ? failure.sources : 0;
  const sources = sourcesOf([instead, image_url], category, orElse ? [shownAs, orElse] : [shownAs]);
  return (
    <img
      className={styles.picture}
      {...(sources[failed] ?? sources.at(-1))}
      alt={isNamed ? name : ''}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onLoad={({ currentTarget }) => {
        markWide(currentTarget);
        onLoad?.();
      }}
      onError={() => setFailure({ shown, sources: failed + 1 })}
    />
  );
}
