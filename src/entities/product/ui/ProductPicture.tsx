import { useState } from 'react';
import { shop } from '@/shared/config';
import { pictureAddress } from '@/shared/lib';
import { avifPictures } from '../model/avifPictures';
import { categories } from '../model/fields';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url'>;
  /** Absent for a card. */
  shownAs?: PictureSizes;
  /** The files if those of `shownAs` fail: offline, the browser has those that it has shown. */
  orElse?: PictureSizes;
  /** Whether it is visible without scrolling, so that it loads eagerly. */
  first?: boolean;
  /** Whether its alternative text is the product's name; false if the name beside it is enough. */
  isNamed?: boolean;
}

// The column widths of the grid (Listing.module.scss). One pixel too many makes a phone load the next larger file.
const cardSizes =
  '(width <= 359px) calc(100vw - 34px), (width <= 480px) calc(50vw - 24px), (width <= 768px) calc(50vw - 34px), (width <= 1300px) calc(33vw - 28px), 274px';

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

const drawingOf = (category: string) =>
  pictureAddress(shop.categories[category]?.drawing ?? `/pictures/${category}.svg`);

/** Loads the categories' drawings into the browser's cache. */
export function loadStandIns(): void {
  for (const category of categories) new Image().src = drawingOf(category);
}

/** Reports prerendered pictures that failed before React listened. Call it after hydration. */
export function reportFailedPictures(): void {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0)
      // An SVG without a size has no width, either, but can be decoded.
      image.decode().catch(() => image.dispatchEvent(new Event('error')));
}

/** The sources of a picture, best first: AVIF files, the address that the product names, its category's drawing. */
function sourcesOf({ category, image_url }: Props['product'], ...sizes: (PictureSizes | undefined)[]) {
  const drawing = { src: drawingOf(category) };
  if (image_url === '') return [drawing];
  const named = { src: pictureAddress(image_url) };
  const own = sizes.flatMap((each) => (each && widthsOf(image_url, each)) ?? []);
  return [...own.map((each) => ({ ...each, ...named })), named, drawing];
}

/**
 * A product's picture in a square frame. If a source fails to load, the next one is tried. React writes a preload for an
 * image of high priority into the head of a prerendered page.
 */
export function ProductPicture(props: Props) {
  const { product, shownAs = inCard, orElse, first = false, isNamed = true } = props;
  const { name, image_url } = product;
  const [failure, setFailure] = useState({ image_url, sources: 0 });
  const failed = failure.image_url === image_url ? failure.sources : 0;
  const sources = sourcesOf(product, shownAs, orElse);
  return (
    <img
      className={styles.picture}
      {...(sources[failed] ?? sources.at(-1))}
      alt={isNamed ? name : ''}
      width={640}
      height={640}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => setFailure({ image_url, sources: failed + 1 })}
    />
  );
}
