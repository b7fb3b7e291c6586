import { withBase } from '@/shared/lib';
import styles from './Drawing.module.scss';

type Name = 'empty-cart' | 'empty-search' | 'error';

const addressOf = (name: Name) => withBase(`/drawings/${name}.svg`);

/** Loads a drawing into the browser's cache, for a screen that may be shown without a network. */
export function loadDrawing(name: Name): void {
  new Image().src = addressOf(name);
}

/** A line drawing for a screen without products. It has no alternative text, as the words beside it say the same. */
export function Drawing({ name, small = false }: { name: Name; small?: boolean }) {
  const [width, height] = small ? [96, 72] : [240, 180];
  return <img className={styles.drawing} src={addressOf(name)} alt="" {...{ width, height }} />;
}
