import { useDispatch, useSelector } from 'react-redux';
import { ColourDot, selectVariants, type Product } from '@/entities/product';
import { EventLink, locationChanged, productAddress } from '@/shared/navigation';
import { versionChoices } from '../model/versionChoices';
import styles from './Versions.module.scss';

type ProductState = Parameters<typeof selectVariants>[0];

/** Links to a product's other colours and sizes. They replace the page; the focus stays (Arrival.tsx). */
export function Versions({ product }: { product: Product }) {
  const variants = useSelector((state: ProductState) => selectVariants(state, product));
  const dispatch = useDispatch();
  const choices = versionChoices(variants, product);
  if (choices.length === 0) return null;
  return (
    <section className={styles.versions} aria-label="Outras versões">
      {choices.map(({ label, options }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.options} aria-label={label}>
            {options.map(({ text, product: { id }, isChosen, isSoldOut }) => (
              <li key={text}>
                <EventLink
                  to={productAddress(id)}
                  className={styles.option}
                  aria-current={isChosen ? 'page' : undefined}
                  onPress={() => dispatch(locationChanged({ to: productAddress(id), arrival: 'replaced' }))}
                >
                  {label === 'Cor' && <ColourDot colour={text} />}
                  {isSoldOut ? <s>{text}</s> : <span>{text}</span>}
                  {isSoldOut && <span className="visually-hidden">, esgotado</span>}
                </EventLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
