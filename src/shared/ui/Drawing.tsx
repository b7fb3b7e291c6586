import { withBase } from '@/shared/lib';
import styles from './Drawing.module.scss';

const names = ['empty-cart', 'empty-search', 'error'] as const;
type Name = (typeof names)[number];

const addressOf = (name: Name) => withBase(`/drawings/${name}.svg`);

/** A line drawing for a screen without products. It has no alternative text, as the words beside it say the same. */
export function Drawing({ name }: { name: Name }) {
  return <img className={styles.drawing} src={addressOf(name)} alt="" width={213} height={160} />;
}

/** Loads them into the browser's cache, which has them offline, too. */
export function loadDrawings(): void {
  for (const name of names) new Image().src = addressOf(name);
}
