import { useState } from 'react';
import { shop } from '@/shared/config';
import { pictureAddress } from '@/shared/lib';
import { avifPictures, widths } from '../model/avifPictures';
import { categories, isKnownCategory } from '../model/fields';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url' | 'image_alt'>;
  /** The address of another picture of the product, which is shown instead unless it fails. */
  instead?: string | undefined;
  /** How wide the picture is drawn, as in the attribute `sizes`; absent for a card. */
  sizes?: string | undefined;
  /** `sizes` for the file that is tried if that of `sizes` fails: offline, the browser has those that it has shown. */
  orElse?: string;
  /** Whether it is visible without scrolling, so that it loads eagerly. */
  first?: boolean;
  /** Whether it has an alternative text: what it shows, or else the product's name; false if the name beside it is enough. */
  isNamed?: boolean;
  onLoad?: () => void;
}

/** How wide a card's picture is drawn: the grid's column widths (Listing.module.scss). */
const cardSizes = '(width < 700px) 44vw, (width <= 1300px) 30vw, 275px';

/** The same for the large card of the catalogue's first page, which is two columns wide. */
export const largeCardSizes = '(width < 700px) 91vw, (width <= 1300px) 62vw, 574px';

/** `srcSet` and `sizes` of a picture that the shop has as AVIF; undefined for any other picture. */
function filesOf(address: string, sizes: string) {
  const files = avifPictures.get(address)?.files;
  if (!files) return undefined;
  const candidate = (width: number) => `${pictureAddress(files.replace('*', `${width}`))} ${width}w`;
  return { sizes, srcSet: widths.map(candidate).join(', ') };
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

/** Loads the file into the browser's cache that a `ProductPicture` with the same `sizes` will show. */
export function loadPicture(address: string, drawnAs: string): void {
  const image = new Image();
  const { sizes = '', srcSet = '' } = filesOf(address, drawnAs) ?? {};
  image.sizes = sizes;
  image.srcset = srcSet;
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
function sourcesOf(addresses: readonly string[], category: string, sizes: readonly string[]) {
  const named = addresses.filter(Boolean).flatMap((address) => {
    const src = pictureAddress(address);
    const files = sizes.flatMap((drawnAs) => filesOf(address, drawnAs) ?? []);
    return [...files.map((file) => ({ ...file, src })), { src }];
  });
  return [...named, { src: drawingOf(category) }];
}

/**
 * A product's picture in a frame of the colour of its edge. If a source fails to load, the next one is tried. While
 * another one loads, the browser shows the one before. React writes a preload for an image of high priority into the
 * head of a prerendered page.
 */
export function ProductPicture(props: Props) {
  const { product, instead = '', sizes = cardSizes, orElse, first = false, isNamed = true, onLoad } = props;
  const { name, category, image_url, image_alt = name } = product;
  const shown = instead || image_url;
  const [failure, setFailure] = useState({ shown, sources: 0 });
  const failed = failure.shown === shown ? failure.sources : 0;
  const sources = sourcesOf([instead, image_url], category, orElse ? [sizes, orElse] : [sizes]);
  const ground = avifPictures.get(shown)?.ground;
  return (
    <img
      className={styles.picture}
      style={ground ? { backgroundColor: ground } : undefined}
      {...(sources[failed] ?? sources.at(-1))}
      alt={isNamed ? image_alt : ''}
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
