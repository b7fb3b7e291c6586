import { useDispatch, useSelector } from 'react-redux';
import { ProductShelf, selectBestSellers, selectProducts } from '@/entities/product';
import { categoryOptions, noChoices } from '../model/choices';
import { categoryChosen } from '../model/slice';
import styles from './Alternatives.module.scss';

/** What a shopper may look for if a search finds nothing: everything, the categories and the best sellers. */
export function Alternatives() {
  const products = useSelector(selectProducts);
  const bestSellers = useSelector(selectBestSellers);
  const dispatch = useDispatch();
  if (!products?.length) return null;
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
      <ProductShelf id="mais-vendidos" heading="Mais vendidos" products={bestSellers} />
    </>
  );
}
