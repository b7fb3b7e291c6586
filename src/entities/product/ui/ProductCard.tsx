import { useState } from 'react';
import { productAddress } from '@/shared/addresses';
import { Link } from '@/shared/navigation';
import type { Place } from '../model/drawnSizes';
import { firstSentence } from '../model/firstSentence';
import { versionOf } from '../model/product';
import { isInStock, type Card } from '../model/variants';
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
  /** A class that places it in its grid. */
  className?: string | undefined;
  /** Where it is. The large card of a page has the first sentence of the description, too. */
  place?: Place;
}

/** The classes of a card. */
const classesOf = (place: Place, className = '') =>
  [styles.card, place === 'largeCard' && styles.large, className].filter(Boolean).join(' ');

/**
 * A product as a link. A mouse that moves over it, or the keyboard's focus, shows its second picture; a list
 * that changes under a mouse at rest does not. A card of two columns has its first picture only: all of it is shown, and
 * a further one may be a detail, which would have edges there.
 */
export function ProductCard(props: Props) {
  const { product, first = false, heading: Heading = 'h2', note, className, place = 'card' } = props;
  const version = product.variants ? '' : versionOf(product);
  const [further] = place === 'wideCard' ? [] : (product.image_urls ?? []);
  const [isNear, setIsNear] = useState(false);
  const leave = () => setIsNear(false);
  return (
    <li className={classesOf(place, className)}>
      <Link
        to={productAddress(product.id)}
        className={styles.link}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && setIsNear(true)}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setIsNear(true)}
        onBlur={leave}
      >
        <ProductPicture
          product={product}
          instead={isNear ? further : undefined}
          place={place}
          first={first}
          isNamed={product.image_alt !== undefined} // Its name is in the heading.
        />
        <Heading className={styles.name}>{product.name}</Heading>
        <p className={styles.price}>{product.priceFormatted}</p>
        <ListPrice product={product} />
        {version && <p className={styles.version}>{version}</p>}
        {product.variants && <ColourDots variants={product.variants} />}
        {note && <p className={styles.note}>{note}</p>}
        {!isInStock(product) && <SoldOut />}
      </Link>
      {place === 'largeCard' && <p className={styles.lead}>{firstSentence(product.description)}</p>}
    </li>
  );
}

/** A placeholder of a card's size until the list has arrived. */
export function SkeletonCard({ className, place = 'card' }: Pick<Props, 'className' | 'place'>) {
  return (
    <li className={classesOf(place, className)} aria-hidden="true">
      <div className={styles.link}>
        <div className={styles.ghost} />
        <p className={styles.name}>&nbsp;</p>
        <p className={styles.price}>&nbsp;</p>
      </div>
    </li>
  );
}
