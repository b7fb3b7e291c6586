import type { ReactNode } from 'react';
import { folders } from '@/shared/addresses';
import { withBase } from '@/shared/lib';
import styles from './DrawnMessage.module.scss';

const names = ['empty-cart', 'empty-search', 'error'] as const;
type Name = (typeof names)[number];

const addressOf = (name: Name) => withBase(`/${folders.drawings}/${name}.svg`);

interface Props {
  drawing: Name;
  /** Absent if the page's heading is above the message. */
  heading?: ReactNode;
  /** The language of the heading, if it is not that of the page. */
  lang?: string;
  /** What a shopper can do. */
  children: ReactNode;
}

/** Nothing to show, or an error: a line drawing, a heading that says the same, and a way on. */
export function DrawnMessage({ drawing, heading, lang, children }: Props) {
  return (
    <section className={styles.message}>
      <img src={addressOf(drawing)} alt="" width={213} height={160} />
      {heading !== undefined && (
        <h1 tabIndex={-1} lang={lang}>
          {heading}
        </h1>
      )}
      {children}
    </section>
  );
}

/** Loads the drawings into the browser's cache, which has them offline, too. */
export function loadDrawings(): void {
  for (const name of names) new Image().src = addressOf(name);
}
