import styles from './Icon.module.scss';

const paths = {
  back: 'M20 12H5m6-7-7 7 7 7',
  check: 'm5 13 4 4L19 7',
  cart: 'M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2',
  down: 'm6 9 6 6 6-6',
  next: 'm9 6 6 6-6 6',
  previous: 'm15 6-6 6 6 6',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20',
  trash: 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13m-7 4v5m4-5v5',
} as const;

/** A line icon, hidden from assistive technology: a text beside it or its control's label says the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
