import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { addresses, listingAddress } from '@/shared/addresses';
import { Link } from '@/shared/navigation';
import styles from './Breadcrumb.module.scss';

/** The way from the catalogue to a product: links that list everything and the product's category. */
export function Breadcrumb({ category }: Pick<Product, 'category'>) {
  return (
    <nav aria-label="Trilha">
      <ol className={styles.breadcrumb}>
        <li>
          <Link to={addresses.catalogue} startsOver>
            Todos os produtos
          </Link>
        </li>
        <li>
          <Link to={listingAddress({ category, page: 1 })}>{shop.categories[category]?.tab}</Link>
        </li>
      </ol>
    </nav>
  );
}
