import { Fragment } from 'react';
import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import styles from './ProductFacts.module.scss';
import page from './ProductPage.module.scss';

/**
 * What the owner says of a product, and of all products of its category: measures, material, care. The
 * product's own colour counts before that of its category.
 */
export function ProductFacts({ product }: { product: Product }) {
  const details = detailsOf(product);
  const facts = Object.entries({ ...details, ...shop.facts?.[product.category], ...details });
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="cuidados">
      <h2 id="cuidados" className={page.heading}>
        Tamanho e cuidados
      </h2>
      <dl className={styles.list}>
        {facts.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
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
    }).filter(([, text]) => text),
  );
