import { Fragment, useState } from 'react';
import { Link, productAddress } from '@/shared/navigation';
import { versionOf } from '../model/product';
import type { Card } from '../model/variants';
import { ColourDots } from './ColourDots';
import styles from './ProductCard.module.scss';
import { ListPrice, SoldOut } from './Offer';
import { ProductPicture } from './ProductPicture';

interface Props {
  product: Card;
  /** Whether its picture is visible without scrolling. */
  first?: boolean;
  /** The heading level of its name. */
  heading?: 'h2' | 'h3';
  /** A few words on the picture. */
  note?: string | undefined;
}

/**
 * A product as a link. A mouse that moves over it, or the keyboard's focus, shows its second picture; a list
 * that changes under a mouse at rest does not. With another name, which may have more lines, what is below it
 * is new, not moved.
 */
export function ProductCard({ product, first = false, heading: Heading = 'h2', note }: Props) {
  const version = product.variants ? '' : versionOf(product);
  const [further] = product.image_urls ?? [];
  const [near, setNear] = useState('');
  const leave = () => setNear('');
  return (
    <li className={styles.card}>
      <Link
        to={productAddress(product.id)}
        className={styles.link}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && setNear(product.id)}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setNear(product.id)}
        onBlur={leave}
      >
        <ProductPicture
          key={product.id}
          product={product}
          instead={near === product.id ? further : undefined}
          first={first}
          isNamed={Heading === 'h2'}
        />
        <Heading className={styles.name}>{product.name}</Heading>
        <Fragment key={product.name}>
          <p className={styles.price}>{product.priceFormatted}</p>
          {process.env.HAS_DETAILS && <ListPrice product={product} />}
          {version && <p className={styles.version}>{version}</p>}
          {process.env.HAS_VARIANTS && product.variants && <ColourDots variants={product.variants} />}
        </Fragment>
        {note && <p className={styles.note}>{note}</p>}
        {process.env.HAS_DETAILS && product.stock === 0 && <SoldOut />}
      </Link>
    </li>
  );
}
