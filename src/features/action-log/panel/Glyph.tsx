import styles from './Glyph.module.scss';

const paths = {
  back: 'M17 6v12l-8-6ZM7 6v12',
  forward: 'M7 6v12l8-6ZM17 6v12',
  play: 'M8 5v14l11-7Z',
  pause: 'M9 5v14M15 5v14',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

/**
 * The icon of a button of the panel; the button's name says the same. They are not among the shop's icons, so that only
 * the panel's chunk contains them.
 */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
