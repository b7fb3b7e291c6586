import { Fragment } from 'react';
import type { Category } from '@/entities/product';
import { shop } from '@/shared/config';
import styles from './ProductFacts.module.scss';

/** What all products of a category have in common, if the owner says so: measures, material, care. */
export function ProductFacts({ category }: { category: Category }) {
  const facts = Object.entries(shop.facts?.[category] ?? {});
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby="cuidados">
      <h2 id="cuidados" className={styles.heading}>
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
