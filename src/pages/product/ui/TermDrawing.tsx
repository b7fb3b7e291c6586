import type { OrderTerm } from '@/features/checkout';
import styles from './OrderFacts.module.scss';

/** The parts of a drawing as path data, from back to front, in a frame of 120 × 84. */
interface Parts {
  /** What is filled like paper. */
  body: string;
  /** What is filled with a thin colour. */
  colour: string;
  /** Two eyes, a mouth, and other lines. */
  lines: string;
  /** What moves or shines around it. */
  motion: string;
}

const drawings: Readonly<Record<OrderTerm['subject'], Parts>> = {
  // A van.
  delivery: {
    body: 'M18 26h54v44H18ZM72 40h17l15 15v15H72Z',
    colour: 'M18 56h54v14H18ZM78 46h8l9 10H78Z',
    lines:
      'M34 42v2m20-2v2m-16 7q6 5 12 0M46 70a8 8 0 1 1-16 0 8 8 0 0 1 16 0Zm52 0a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
    motion: 'M4 36h7M2 48h9M6 60h5',
  },
  // A box that comes back.
  returns: {
    body: 'M34 38h52v38H34Z',
    colour: 'M54 38h12v12H54Z',
    lines: 'M54 38v12h12V38M50 57v2m20-2v2m-16 7q6 5 12 0',
    motion: 'M92 32C86 10 46 6 32 24m0 0 1-11m-1 11 11-1',
  },
  // A card and a coin.
  payment: {
    body: 'M22 28h66q4 0 4 4v40q0 4-4 4H22q-4 0-4-4V32q0-4 4-4ZM108 26a13 13 0 1 1-26 0 13 13 0 0 1 26 0Z',
    colour: 'M18 38h64l10 1v8H18Z',
    lines: 'M45 57v2m20-2v2m-16 6q6 5 12 0M95 20v12m3-10q-6-2-6 1t3 3 3 3-6 1',
    motion: 'M76 12l-4-4M95 6V2m17 9 4-4',
  },
  // A stall with its awning.
  demonstration: {
    body: 'M24 30v46h72V30M24 12h72l8 18H16Z',
    colour: 'M24 12h14l-4 18H16ZM53 12h14v18H52ZM82 12h14l8 18H86Z',
    lines:
      'M38 12l-4 18m19-18-1 18m15-18 1 18m14-18 4 18M16 30q9 9 18 0 9 9 18 0 8 9 16 0 9 9 18 0 9 9 18 0M50 52v2m20-2v2m-16 7q6 5 12 0',
    motion: 'M10 20l-5-3m5 9H4m106-6 5-3m-5 9h6',
  },
};

/** A line drawing of a term. The text beside it says the same. */
export function TermDrawing({ subject }: Pick<OrderTerm, 'subject'>) {
  const { body, colour, lines, motion } = drawings[subject];
  return (
    <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true">
      <ellipse className={styles.ground} cx="60" cy="78" rx="50" ry="5" />
      <path className={styles.body} d={body} />
      <path className={styles.colour} d={colour} />
      <path d={lines} />
      <path className={styles.motion} d={motion} />
    </svg>
  );
}
