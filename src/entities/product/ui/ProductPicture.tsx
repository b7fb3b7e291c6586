import { useEffect, useRef, useState } from 'react';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url'>;
  /** On its own page a product is shown larger. */
  large?: boolean;
  /** Whether it is in the first view, and is therefore loaded eagerly. */
  first?: boolean;
}

/** The shop's own pictures, drawn by `npm run pictures`, come in more widths than the one that `image_url` names. */
const OWN_PICTURE = /^(\/pictures\/[a-z0-9-]+)\.webp$/;

// The widths of the grid's columns (Listing.module.scss). One pixel too many makes a phone load the next larger file.
const cardSizes =
  '(width <= 359px) calc(100vw - 34px), (width <= 480px) calc(50vw - 24px), (width <= 768px) calc(50vw - 34px), (width <= 1300px) calc(33vw - 28px), 274px';
const largeSizes = '(width <= 480px) 95vw, (width <= 1024px) 48vw, 620px';

/** The widths of one of the shop's own pictures, as AVIF; null for any other picture. */
function widthsOf(image_url: string, large: boolean) {
  const own = OWN_PICTURE.exec(image_url)?.[1];
  if (!own) return null;
  const widths = large ? [320, 640, 960] : [320, 640];
  return {
    type: 'image/avif',
    srcSet: widths.map((width) => `${own}-${width}.avif ${width}w`).join(', '),
    sizes: large ? largeSizes : cardSizes,
  };
}

/** For the head of a prerendered page: a preload that starts the download before the body is parsed. */
export function PicturePreload({ product: { image_url }, large = false }: Pick<Props, 'product' | 'large'>) {
  if (image_url === '') return null;
  const { type, srcSet, sizes } = widthsOf(image_url, large) ?? {};
  const address = srcSet ? { type, imageSrcSet: srcSet, imageSizes: sizes } : { href: image_url };
  return <link rel="preload" as="image" fetchPriority="high" {...address} />;
}

/** A product's picture in a square frame; one that fails to load is replaced by its category's drawing. */
export function ProductPicture({
  product: { name, category, image_url },
  large = false,
  first = large,
}: Props) {
  const [dead, setDead] = useState('');
  const isDead = image_url === '' || image_url === dead;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A prerendered picture may have failed before React listened. `decode` tells it from an SVG without a size.
    const { complete, naturalWidth } = image.current ?? { complete: false };
    if (complete && naturalWidth === 0) image.current?.decode().catch(() => setDead(image_url));
  }, [image_url]);
  const widths = isDead ? null : widthsOf(image_url, large);
  return (
    <picture>
      {widths && <source {...widths} />}
      <img
        ref={image}
        className={styles.picture}
        src={isDead ? `/pictures/${category}.svg` : image_url}
        alt={name}
        width={640}
        height={640}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onError={() => setDead(image_url)}
      />
    </picture>
  );
}
