import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductShelf, selectProducts, type Product } from '@/entities/product';
import { categoryOptions, noChoices } from '../model/choices';
import { distinctNames } from '../model/suggestions';
import { listProducts } from '../model/listProducts';
import { categoryChosen } from '../model/slice';
import styles from './Alternatives.module.scss';

const none: readonly Product[] = [];
const MOST_BEST_SELLERS = 4;

/** What a shopper may look for if a search finds nothing: everything, the categories and the best sellers. */
export function Alternatives() {
  const products = useSelector(selectProducts) ?? none;
  const dispatch = useDispatch();
  const best = useMemo(() => {
    const { products: sorted } = listProducts(products, { ...noChoices, sort: 'best-sellers' });
    return distinctNames(sorted, MOST_BEST_SELLERS);
  }, [products]);
  if (best.length === 0) return null;
  return (
    <>
      <ul className={styles.choices} aria-label="Outras buscas">
        {categoryOptions.map(({ value, label }) => (
          <li key={value}>
            <button type="button" className={styles.choice} onClick={() => dispatch(categoryChosen(value))}>
              {value === noChoices.category ? 'Ver todos os produtos' : label}
            </button>
          </li>
        ))}
      </ul>
      <ProductShelf id="mais-vendidos" heading="Mais vendidos" products={best} />
    </>
  );
}
