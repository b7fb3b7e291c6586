import { useDispatch, useSelector } from 'react-redux';
import {
  ColourDot,
  ProductPicture,
  selectRelated,
  selectVariants,
  versionOf,
  type Product,
  type ProductRootState,
} from '@/entities/product';
import { productAddress } from '@/shared/addresses';
import { EventLink, Link, locationChanged } from '@/shared/navigation';
import { versionChoices } from '../model/versionChoices';
import styles from './Versions.module.scss';

/**
 * Links to a product's other colours and sizes, which replace the page and keep the focus (Arrival.tsx), and
 * to other products of its name, as pictures.
 */
export function Versions({ product }: { product: Product }) {
  const variants = useSelector((state: ProductRootState) => selectVariants(state, product));
  const others = useSelector((state: ProductRootState) => selectRelated(state, product))?.versions ?? [];
  const dispatch = useDispatch();
  const choices = versionChoices(variants, product);
  if (choices.length === 0 && others.length === 0) return null;
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
      {others.length > 0 && (
        <div>
          <p className={styles.label}>
            {others.every(({ color }) => color) ? 'Outras cores' : 'Outras versões'}
          </p>
          <ul className={styles.options}>
            {others.map((version) => (
              <li key={version.id}>
                <Link to={productAddress(version.id)} className={`${styles.option} ${styles.other}`}>
                  <ProductPicture product={version} sizes="48px" isNamed={false} />
                  <span className="visually-hidden">{`${version.name}, `}</span>
                  {versionOf(version) && <span>{versionOf(version)}</span>}{' '}
                  <span>{version.priceFormatted}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
