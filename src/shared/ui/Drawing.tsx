import { withBase } from '@/shared/lib';
import styles from './Drawing.module.scss';

/** A line drawing for a screen without products. It has no alternative text, as the words beside it say the same. */
export function Drawing({
  name,
  small = false,
}: {
  name: 'empty-cart' | 'empty-search' | 'error';
  small?: boolean;
}) {
  const [width, height] = small ? [96, 72] : [240, 180];
  return (
    <img className={styles.drawing} src={withBase(`/drawings/${name}.svg`)} alt="" {...{ width, height }} />
  );
}
