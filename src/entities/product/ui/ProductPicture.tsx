import { useState } from 'react';
import { folders } from '@/shared/addresses';
import { shop } from '@/shared/config';
import { marked, pictureAddress } from '@/shared/lib';
import { avifPictures, fileSizes } from '../model/avifPictures';
import { isShownWhole, sizesOf, type Place } from '../model/drawnSizes';
import { categories, isKnownCategory } from '../model/fields';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url' | 'image_alt'>;
  /** The address of another picture of the product, which is shown instead unless it fails. */
  instead?: string | undefined;
  /** Where it is drawn; absent for a card. */
  place?: Place | undefined;
  /** A place whose file is tried if that of `place` fails: offline, the browser has those that it has shown. */
  orElse?: Place;
  /** The width of its frame divided by the height, if that follows the product's first picture (`frameRatioOf`). */
  frameRatio?: number | undefined;
  /** Whether it is visible without scrolling, so that it loads eagerly. */
  first?: boolean;
  /** Whether it has an alternative text: what it shows, or else the product's name; false if the name beside it is enough. */
  isNamed?: boolean;
  onLoad?: () => void;
}

/** `srcSet` and `sizes` of a picture that the shop has as AVIF; undefined for any other picture. */
function filesOf(address: string, place: Place, frameRatio: number | undefined) {
  const picture = avifPictures.get(address);
  if (!picture) return undefined;
  const candidate = (size: number) => `${pictureAddress(picture.files.replace('*', `${size}`))} ${size}w`;
  return {
    sizes: sizesOf(place, picture.ratio ?? 1, frameRatio ?? 1),
    srcSet: fileSizes.map(candidate).join(', '),
  };
}

/**
 * The ratio of a frame for a product's first picture and those that follow it: that of the picture, between 4:5 and 4:3.
 * @param address of the first picture
 */
export function frameRatioOf(address: string): number {
  const { ratio = 1 } = avifPictures.get(address) ?? {};
  return Math.min(Math.max(ratio, 4 / 5), 4 / 3);
}

/** The drawing of a category. A saved item's may be one that the settings do not know. */
const drawingOf = (category: string) =>
  pictureAddress(
    isKnownCategory(category)
      ? (shop.categories[category]?.drawing ?? `/${folders.pictures}/${category}.svg`)
      : `/${folders.pictures}/product.svg`,
  );

/** Loads the categories' drawings into the browser's cache. */
export function loadStandIns(): void {
  for (const category of categories) new Image().src = drawingOf(category);
}

/** Loads the file into the browser's cache that a `ProductPicture` in the same place will show. */
export function loadPicture(address: string, place: Place): void {
  const image = new Image();
  const { sizes = '', srcSet = '' } = filesOf(address, place, undefined) ?? {};
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

/** Marks a picture that is shown whole. */
const markWide = ({ classList, naturalWidth, naturalHeight }: HTMLImageElement) =>
  void classList.toggle(styles.wide ?? '', isShownWhole(naturalWidth / naturalHeight));

/** The sources of a picture, best first: of each address its AVIF files and the address itself, then the category's drawing. */
function sourcesOf(
  addresses: readonly string[],
  category: string,
  places: readonly Place[],
  frameRatio: number | undefined,
) {
  const named = addresses.filter(Boolean).flatMap((address) => {
    const src = pictureAddress(address);
    const files = places.flatMap((place) => filesOf(address, place, frameRatio) ?? []);
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
  const { product, instead = '', place = 'card', orElse, frameRatio, first = false, isNamed = true } = props;
  const { name, category, image_url, image_alt = name } = product;
  const shown = instead || image_url;
  const [failure, setFailure] = useState({ shown, sources: 0 });
  const failed = failure.shown === shown ? failure.sources : 0;
  const sources = sourcesOf([instead, image_url], category, orElse ? [place, orElse] : [place], frameRatio);
  const isStandIn = failed >= sources.length - 1;
  const source = sources[failed] ?? sources.at(-1);
  const ground = isStandIn ? undefined : avifPictures.get(shown)?.ground;
  return (
    <img
      className={styles.picture}
      style={{ backgroundColor: ground, aspectRatio: frameRatio }}
      {...source}
      {...(source?.src !== sources[0]?.src && marked('local', 'src'))} // That a file has failed is not in the store.
      alt={isNamed ? image_alt : ''}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onLoad={({ currentTarget }) => {
        markWide(currentTarget);
        props.onLoad?.();
      }}
      onError={() => setFailure({ shown, sources: failed + 1 })}
    />
  );
}
