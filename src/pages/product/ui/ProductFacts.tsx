import { Fragment } from 'react';
import { unbroken, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import styles from './ProductFacts.module.scss';
import page from './ProductPage.module.scss';

/**
 * The owner's facts about a product, then those about all products of its category: measures, material, care.
 * If both name the same thing, such as a colour, the product's fact is shown.
 */
export function ProductFacts({ product }: { product: Product }) {
  const facts = new Map(Object.entries(detailsOf(product)));
  for (const [label, text] of Object.entries(shop.facts?.[product.category] ?? {}))
    if (!facts.has(label)) facts.set(label, text);
  if (facts.size === 0) return null;
  return (
    <section aria-labelledby="cuidados">
      <h2 id="cuidados" className={page.heading}>
        Tamanho e cuidados
      </h2>
      <dl className={styles.list}>
        {[...facts].map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{unbroken(text)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The labels of Google's values. */
const labels: Readonly<Record<string, string>> = {
  female: 'Feminino',
  male: 'Masculino',
  unisex: 'Unissex',
  newborn: 'Até 3 meses',
  infant: 'De 3 a 12 meses',
  toddler: 'De 1 a 5 anos',
  kids: 'Infantil',
  adult: 'Adulto',
};

/** The labels and texts of a product's own details. */
const detailsOf = ({ color, size, gender, age_group, brand }: Product) =>
  Object.fromEntries(
    Object.entries({
      Cor: color,
      Tamanho: size,
      Gênero: gender && labels[gender],
      'Faixa etária': age_group && labels[age_group],
      Marca: brand,
    }).flatMap(([label, text]) => (text ? [[label, text]] : [])),
  );
