import { Link, productAddress } from '@/shared/navigation';
import type { Product } from '../model/product';
import styles from './ProductCard.module.scss';
import { ProductPicture } from './ProductPicture';

interface Props {
  product: Product;
  /** Whether its picture is in the first view. */
  first?: boolean;
}

export function ProductCard({ product, first = false }: Props) {
  return (
    <li className={styles.card}>
      <Link to={productAddress(product.id)} className={styles.link}>
        <ProductPicture key={product.id} product={product} first={first} />
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.price}>{product.priceFormatted}</p>
      </Link>
    </li>
  );
}
