import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import { ColourDot, ProductPicture, versionOf, type Product } from '@/entities/product';
import { productAddress } from '@/shared/addresses';
import { EventLink, Link, locationChanged } from '@/shared/navigation';
import type { Choice } from '../model/versionChoices';
import page from './ProductPage.module.scss';
import styles from './Versions.module.scss';

interface Props {
  product: Product;
  /** What a shopper chooses among the product's variants. */
  choices: readonly Choice[];
  /** Other products of its name. */
  others: readonly Product[];
  ref: Ref<HTMLElement>;
}

/**
 * A product's versions, the present one framed among them: other products of its name, as pictures, then links to the
 * colours and sizes of its group, which replace the page and keep the focus (Arrival.tsx).
 */
export function Versions({ product, choices, others, ref }: Props) {
  if (choices.length === 0 && others.length === 0) return null;
  return (
    <section ref={ref} className={styles.versions} aria-label="Outras versões">
      {others.length > 0 && (
        // Above other choices it takes room in a phone's first window, as they do.
        <div className={choices.length > 0 ? page.choice : undefined}>
          <SameName product={product} others={others} />
        </div>
      )}
      {choices.map((choice) => (
        <div key={choice.label} className={page.choice}>
          <ChoiceLinks choice={choice} />
        </div>
      ))}
    </section>
  );
}

/** A product and others of its name. If all have a colour, shoppers tell them apart by that. */
function SameName({ product, others }: Pick<Props, 'product' | 'others'>) {
  const isByColour = [product, ...others].every(({ color }) => color);
  const textOf = (version: Product) => (isByColour ? version.color : versionOf(version));
  return (
    <>
      <p className={styles.label}>{isByColour ? `Cor: ${product.color}` : 'Versões'}</p>
      <ul className={styles.options}>
        <li>
          <span className={`${styles.option} ${styles.other}`} aria-current="true">
            <ProductPicture product={product} place="thumbnail" isNamed={false} />
            <span>{textOf(product) || product.priceFormatted}</span>
          </span>
        </li>
        {others.map((version) => (
          <li key={version.id}>
            <Link to={productAddress(version.id)} className={`${styles.option} ${styles.other}`}>
              <ProductPicture product={version} place="thumbnail" isNamed={false} />
              <span className="visually-hidden">{`${version.name}, `}</span>
              {versionOf(version) && <span>{versionOf(version)}</span>} <span>{version.priceFormatted}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function ChoiceLinks({ choice: { label, options } }: { choice: Choice }) {
  const dispatch = useDispatch();
  const chosen = options.find(({ isChosen }) => isChosen);
  return (
    <>
      <p className={styles.label}>{chosen ? `${label}: ${chosen.text}` : label}</p>
      <ul className={styles.options} aria-label={label}>
        {options.map(({ text, product, isChosen, isSoldOut }) => (
          <li key={text}>
            <EventLink
              to={productAddress(product.id)}
              className={styles.option}
              aria-current={isChosen ? 'page' : undefined}
              aria-label={isSoldOut ? `${text}, esgotado` : undefined}
              onPress={() =>
                dispatch(locationChanged({ to: productAddress(product.id), arrival: 'replaced' }))
              }
            >
              {label === 'Cor' && (
                <ColourDot colour={text}>
                  <span className={styles.photo}>
                    <ProductPicture product={product} place="thumbnail" isNamed={false} />
                  </span>
                </ColourDot>
              )}
              {isSoldOut ? <s>{text}</s> : <span>{text}</span>}
            </EventLink>
          </li>
        ))}
      </ul>
    </>
  );
}
