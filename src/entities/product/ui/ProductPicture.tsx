import { useEffect, useRef, useState } from 'react';
import { pictureAddress } from '@/shared/lib';
import { avifPictures, pictureWidths } from '../model/avifPictures';
import { categories, type ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url'>;
  /** Whether it is the main picture of a product's page. */
  large?: boolean;
  /** Whether it is visible without scrolling, so that it loads eagerly. */
  first?: boolean;
  /** Whether its alternative text is the product's name; false if the name beside it is enough. */
  isNamed?: boolean;
}

// The column widths of the grid (Listing.module.scss). One pixel too many makes a phone load the next larger file.
const cardSizes =
  '(width <= 359px) calc(100vw - 34px), (width <= 480px) calc(50vw - 24px), (width <= 768px) calc(50vw - 34px), (width <= 1300px) calc(33vw - 28px), 274px';
// 91vw is exact, but then a phone 360 pixels wide loads the next larger file for 8 pixels.
const largeSizes = '(width <= 480px) 88vw, (width <= 1024px) 48vw, 620px';

/** `srcSet` and `sizes` of a picture that the shop has as AVIF; undefined for any other picture. */
function widthsOf(image_url: string, large: boolean) {
  const avif = avifPictures.get(image_url);
  if (!avif) return undefined;
  const widths = large ? pictureWidths : pictureWidths.slice(0, 2);
  return {
    sizes: large ? largeSizes : cardSizes,
    srcSet: widths.map((width) => `${pictureAddress(avif.replace('*', `${width}`))} ${width}w`).join(', '),
  };
}

const drawingOf = (category: string) => pictureAddress(`/pictures/${category}.svg`);

/** Loads the categories' drawings into the browser's cache. */
export function loadDrawings(): void {
  for (const category of categories) new Image().src = drawingOf(category);
}

/** The sources of a picture, best first: AVIF files, the address that the product names, its category's drawing. */
function sourcesOf({ category, image_url }: Props['product'], large: boolean) {
  const drawing = { src: drawingOf(category) };
  if (image_url === '') return [drawing];
  const own = widthsOf(image_url, large);
  const named = { src: pictureAddress(image_url) };
  return own ? [{ ...own, ...named }, named, drawing] : [named, drawing];
}

/**
 * A product's picture in a square frame. If a source fails to load, the next one is tried. React writes a preload for an
 * image of high priority into the head of a prerendered page.
 */
export function ProductPicture({ product, large = false, first = large, isNamed = true }: Props) {
  const { name, image_url } = product;
  const [failure, setFailure] = useState({ image_url, sources: 0 });
  const failed = failure.image_url === image_url ? failure.sources : 0;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A prerendered picture may have failed before React listened. `decode` fails then, but not for an SVG without a size.
    const { complete, naturalWidth } = image.current ?? { complete: false };
    if (complete && naturalWidth === 0)
      image.current?.decode().catch(() => setFailure({ image_url, sources: failed + 1 }));
  }, [image_url, failed]);
  const sources = sourcesOf(product, large);
  return (
    <img
      ref={image}
      className={styles.picture}
      {...(sources[failed] ?? sources.at(-1))}
      alt={isNamed ? name : ''}
      width={640}
      height={640}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailure({ image_url, sources: failed + 1 })}
    />
  );
}
