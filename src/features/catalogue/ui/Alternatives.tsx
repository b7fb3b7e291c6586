import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { categories, ProductCard, selectProducts, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { Link, productAddress } from '@/shared/navigation';
import { noChoices } from '../model/choices';
import { distinctNames } from '../model/distinctNames';
import { listProducts } from '../model/listProducts';
import { nearestNames } from '../model/nearestNames';
import { categoryChosen, searchSubmitted, selectSearch } from '../model/slice';
import styles from './Alternatives.module.scss';

const none: readonly Product[] = [];
const MOST = 4;

/** What a shopper may look for if a search finds nothing: the nearest names, the categories and the best sellers. */
export function Alternatives() {
  const products = useSelector(selectProducts) ?? none;
  const search = useSelector(selectSearch);
  const dispatch = useDispatch();
  const near = useMemo(() => nearestNames(products, search), [products, search]);
  const best = useMemo(() => bestSellers(products), [products]);
  if (best.length === 0) return null;
  return (
    <>
      <ul className={styles.choices} aria-label="Outras buscas">
        {near.map(({ id, name }) => (
          <li key={id}>
            <Link to={productAddress(id)} className={styles.choice}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.choice} onClick={() => dispatch(searchSubmitted(''))}>
            Ver todos os produtos
          </button>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => dispatch(categoryChosen(category))}
            >
              {shop.categories[category]?.tab}
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="mais-vendidos">
        <h2 id="mais-vendidos" className={styles.heading}>
          Mais vendidos
        </h2>
        <ul className={styles.grid}>
          {best.map((product) => (
            <ProductCard key={product.id} product={product} heading="h3" />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The best sellers, each with another name. */
function bestSellers(products: readonly Product[]): readonly Product[] {
  const { products: sorted } = listProducts(products, { ...noChoices, sort: 'best-sellers' });
  return distinctNames(sorted, MOST);
}
