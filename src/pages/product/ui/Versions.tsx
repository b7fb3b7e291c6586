import type { ComponentProps, Ref } from 'react';
import { useDispatch } from 'react-redux';
import { ColourDot, ProductPicture, versionOf, type Product } from '@/entities/product';
import { productAddress } from '@/shared/addresses';
import { EventLink, locationChanged } from '@/shared/navigation';
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
 * A product's versions, the present one framed among them: other products of its name, as pictures, then the colours and
 * sizes of its group. Each is a link whose page replaces this one and keeps the focus (Arrival.tsx).
 */
export function Versions({ product, choices, others, ref }: Props) {
  if (choices.length === 0 && others.length === 0) return null;
  return (
    <section ref={ref} className={styles.versions} aria-label="Outras versões">
      {others.length > 0 && (
        <div className={page.choice}>
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

/**
 * A product and others of its name, best sellers first: their order is the same on the page of each, so the focus stays
 * on the link that was pressed. If all have a colour, shoppers tell them apart by that.
 */
function SameName({ product, others }: Pick<Props, 'product' | 'others'>) {
  const versions = [product, ...others].toSorted((a, b) => b.sales - a.sales);
  const isByColour = versions.every(({ color }) => color);
  const textOf = (version: Product) => (isByColour ? version.color : versionOf(version));
  return (
    <>
      <p className={styles.label}>{isByColour ? `Cor: ${product.color}` : 'Versões'}</p>
      <ul className={styles.options}>
        {versions.map((version) => {
          const isShown = version.id === product.id;
          return (
            <li key={version.id}>
              <VersionLink
                product={version}
                className={`${styles.option} ${styles.other}`}
                aria-current={isShown ? 'page' : undefined}
              >
                <ProductPicture product={version} place="thumbnail" isNamed={false} />
                <span className="visually-hidden">{`${version.name}, `}</span>
                {textOf(version) && <span>{textOf(version)}</span>}{' '}
                {(!isShown || !textOf(version)) && <span>{version.priceFormatted}</span>}
              </VersionLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface VersionLinkProps extends Omit<ComponentProps<typeof EventLink>, 'to' | 'onPress'> {
  product: Product;
}

/** A link to another version, whose page replaces this one in the history: 'Voltar' leads to where the shopper came from. */
function VersionLink({ product, ...props }: VersionLinkProps) {
  const dispatch = useDispatch();
  const to = productAddress(product.id);
  return (
    <EventLink {...props} to={to} onPress={() => dispatch(locationChanged({ to, arrival: 'replaced' }))} />
  );
}

function ChoiceLinks({ choice: { label, options } }: { choice: Choice }) {
  const chosen = options.find(({ isChosen }) => isChosen);
  return (
    <>
      <p className={styles.label}>{chosen ? `${label}: ${chosen.text}` : label}</p>
      <ul className={styles.options} aria-label={label}>
        {options.map(({ text, product, isChosen, isSoldOut }) => (
          <li key={text}>
            <VersionLink
              product={product}
              className={styles.option}
              aria-current={isChosen ? 'page' : undefined}
              aria-label={isSoldOut ? `${text}, esgotado` : undefined}
            >
              {label === 'Cor' && (
                <ColourDot colour={text}>
                  <span className={styles.photo}>
                    <ProductPicture product={product} place="thumbnail" isNamed={false} />
                  </span>
                </ColourDot>
              )}
              {isSoldOut ? <s>{text}</s> : <span>{text}</span>}
            </VersionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
