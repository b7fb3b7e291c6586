import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import { ColourDot, ProductPicture, versionOf, type Product } from '@/entities/product';
import { productAddress } from '@/shared/addresses';
import { EventLink, Link, locationChanged } from '@/shared/navigation';
import type { Choice } from '../model/versionChoices';
import page from './ProductPage.module.scss';
import styles from './Versions.module.scss';

interface Props {
  /** What a shopper chooses among the product's variants. */
  choices: readonly Choice[];
  /** Other products of its name. */
  others: readonly Product[];
  ref: Ref<HTMLElement>;
}

/**
 * Links to a product's other colours and sizes, which replace the page and keep the focus (Arrival.tsx), and
 * to other products of its name, as pictures.
 */
export function Versions({ choices, others, ref }: Props) {
  const dispatch = useDispatch();
  if (choices.length === 0 && others.length === 0) return null;
  return (
    <section ref={ref} className={styles.versions} aria-label="Outras versões">
      {choices.map(({ label, options }) => (
        <div key={label} className={page.choice}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.options} aria-label={label}>
            {options.map(({ text, product: { id }, isChosen, isSoldOut }) => (
              <li key={text}>
                <EventLink
                  to={productAddress(id)}
                  className={styles.option}
                  aria-current={isChosen ? 'page' : undefined}
                  aria-label={isSoldOut ? `${text}, esgotado` : undefined}
                  onPress={() => dispatch(locationChanged({ to: productAddress(id), arrival: 'replaced' }))}
                >
                  {label === 'Cor' && <ColourDot colour={text} />}
                  {isSoldOut ? <s>{text}</s> : <span>{text}</span>}
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
