import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectOrderedCategory } from '@/entities/cart';
import styles from './OrderDrawing.module.scss';

/**
 * The drawing of the waiting screen, in the hand of public/drawings/empty-cart.svg: what was bought first goes into the
 * bag, which closes its eyes. It takes `checkoutWaitMs`. With reduced motion it shows only the end.
 */
export function OrderDrawing() {
  const category = useSelector(selectOrderedCategory);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <Layer>
        <ellipse className={styles.shadow} cx="120" cy="232" rx="84" ry="8" />
      </Layer>
      <div className={styles.bought}>
        {category === 'mugs' ? <Mug /> : category === 't-shirts' ? <Shirt /> : <Parcel />}
      </div>
      <Layer>
        <path className={styles.paper} d="M70 136h100l10 92H60Z" />
        <path className={styles.colour} d="m60 228 6-54h108l6 54Z" />
        <path d="M70 136h100l10 92H60ZM94 152v-30a26 26 0 0 1 52 0v30M104 194q16 13 32 0" />
        <path className={styles.sparks} d="M188 122q9-3 11-12m-1 22 12-1M46 136q-8-4-9-13m-2 23-10-1" />
      </Layer>
      <Layer moves={styles.openEyes}>
        <path d="M103 178v2m34-2v2" />
      </Layer>
      <Layer moves={styles.closedEyes}>
        <path d="M98 177q5 6 10 0m24 0q5 6 10 0" />
      </Layer>
    </div>
  );
}

/** A mug, which is filled with coffee. */
function Mug() {
  return (
    <>
      <Layer>
        <path className={styles.paper} d="M88 100h54v44a12 12 0 0 1-12 12h-30a12 12 0 0 1-12-12Z" />
      </Layer>
      <Layer moves={styles.coffee}>
        <path className={styles.full} d="M91 108h48v36a9 9 0 0 1-9 9h-30a9 9 0 0 1-9-9Z" />
      </Layer>
      <Layer>
        <path d="M88 100h54v44a12 12 0 0 1-12 12h-30a12 12 0 0 1-12-12Zm54 10h5a13 13 0 0 1 0 26h-5" />
      </Layer>
      <Layer moves={styles.steam}>
        <path d="M103 92q-4-5 0-10m12 10q-4-5 0-10m12 10q-4-5 0-10" />
      </Layer>
    </>
  );
}

/** A T-shirt, whose sleeves and lower half are folded. */
function Shirt() {
  return (
    <>
      <Layer moves={styles.leftSleeve}>
        <path className={styles.paper} d="m92 100-24 15 9 15 15-7Z" />
      </Layer>
      <Layer moves={styles.rightSleeve}>
        <path className={styles.paper} d="m148 100 24 15-9 15-15-7Z" />
      </Layer>
      <Layer moves={styles.lowerHalf}>
        <path className={styles.paper} d="M92 146h56v34H92Z" />
      </Layer>
      <Layer>
        <path className={styles.paper} d="M92 100h16q12 14 24 0h16v46H92Z" />
        <path className={styles.colour} d="M93 116h54v14H93Z" />
      </Layer>
    </>
  );
}

/** A parcel, for what has no drawing here. It is tied up. */
function Parcel() {
  return (
    <>
      <Layer>
        <path className={styles.paper} d="M86 100h68v56H86Z" />
      </Layer>
      <Layer moves={styles.string}>
        <path className={styles.sparks} d="M120 101v54" />
      </Layer>
      <Layer moves={styles.bow}>
        <path className={styles.sparks} d="M120 100q-16-16-20-5 1 8 20 5 16-16 20-5-1 8-20 5" />
      </Layer>
    </>
  );
}

interface LayerProps {
  /** The class of how it moves. */
  moves?: string | undefined;
  children: ReactNode;
}

/** A layer of the drawing. It is an HTML element, because browsers move those without the main thread. */
function Layer({ moves = '', children }: LayerProps) {
  return (
    <div className={`${styles.layer} ${moves}`}>
      <svg viewBox="0 0 240 250">{children}</svg>
    </div>
  );
}
