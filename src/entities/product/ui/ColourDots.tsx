import type { ReactNode } from 'react';
import { colourOf } from '../model/colours';
import type { Product } from '../model/product';
import styles from './ColourDots.module.scss';

/** The most dots that a card has room for. */
const MOST_DOTS = 5;

/** The colours of a product's variants as dots; one colour is a word. */
export function ColourDots({ variants }: { variants: readonly Product[] }) {
  const colours = [...new Set(variants.flatMap(({ color }) => color ?? []))];
  if (colours.length < 2) return <p className={styles.dots}>{colours[0]}</p>;
  const more = colours.length - MOST_DOTS;
  return (
    <p className={styles.dots}>
      {colours.slice(0, MOST_DOTS).map((colour) => (
        <ColourDot key={colour} colour={colour} />
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
      <span className="visually-hidden">{`${colours.length} cores: ${colours.join(', ')}`}</span>
    </p>
  );
}

interface Props {
  colour: string;
  /** What is shown instead of a colour that the shop does not know; absent for a dot that is half filled. */
  children?: ReactNode;
}

/** A dot of a colour. The text beside it names it. */
export function ColourDot({ colour, children }: Props) {
  const fill = colourOf(colour);
  if (!fill && children) return children;
  return (
    <svg className={styles.dot} viewBox="0 0 2 2" aria-hidden="true">
      {fill ? <circle cx="1" cy="1" r="1" fill={fill} /> : <path d="M2 0v2H0z" fill="currentcolor" />}
    </svg>
  );
}
