import { Link, productAddress } from '@/shared/navigation';
import type { Card } from '../model/variants';
import { ColourDots } from './ColourDots';
import styles from './ProductCard.module.scss';
import { ListPrice, SoldOut } from './Offer';
import { ProductPicture } from './ProductPicture';

interface Props {
  product: Card;
  /** Whether its picture is visible without scrolling. */
  first?: boolean;
  /** The heading level of its name. With 'h3', on a product's page, the picture has no alternative text. */
  heading?: 'h2' | 'h3';
  /** A few words on the picture. */
  note?: string | undefined;
}

export function ProductCard({ product, first = false, heading: Heading = 'h2', note }: Props) {
  return (
    <li className={styles.card}>
      <Link to={productAddress(product.id)} className={styles.link}>
        <ProductPicture key={product.id} product={product} first={first} isNamed={Heading === 'h2'} />
        <Heading className={styles.name}>{product.name}</Heading>
        {process.env.HAS_DETAILS !== '' && <ListPrice product={product} />}
        <p className={styles.price}>{product.priceFormatted}</p>
        {process.env.HAS_VARIANTS !== '' && <ColourDots variants={product.variants} />}
        {note && <p className={styles.note}>{note}</p>}
        {process.env.HAS_DETAILS !== '' && product.stock === 0 && <SoldOut />}
      </Link>
    </li>
  );
}
