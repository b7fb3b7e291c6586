import { Link, productAddress } from '@/shared/navigation';
import type { Product } from '../model/product';
import styles from './ProductCard.module.scss';
import { ProductPicture } from './ProductPicture';

interface Props {
  product: Product;
  /** Whether its picture is in the first view. */
  first?: boolean;
  /** The level of its name, below the heading of its list. Beside a product that is shown, the picture has no name. */
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, first = false, heading: Heading = 'h2' }: Props) {
  return (
    <li className={styles.card}>
      <Link to={productAddress(product.id)} className={styles.link}>
        <ProductPicture key={product.id} product={product} first={first} isNamed={Heading === 'h2'} />
        <Heading className={styles.name}>{product.name}</Heading>
        <p className={styles.price}>{product.priceFormatted}</p>
      </Link>
    </li>
  );
}
