import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectOrderedCategory } from '@/entities/cart';
import styles from './OrderDrawing.module.scss';

/**
 * The drawing of the waiting screen, drawn like public/drawings/empty-cart.svg: the bag watches what was bought
 * first being filled, folded or tied up, gets it, and closes its eyes. It takes `checkoutWaitMs`.
 * With reduced motion it shows only the end.
 */
export function OrderDrawing() {
  const category = useSelector(selectOrderedCategory);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <Layer>
        <ellipse className={styles.shadow} cx="120" cy="232" rx="84" ry="8" />
      </Layer>
      <div className={styles.whole}>
        <div className={styles.bought}>
          {category === 'mugs' ? <Mug /> : category === 't-shirts' ? <Shirt /> : <Parcel />}
        </div>
        <div className={styles.bag}>
          <Layer>
            <path className={styles.paper} d="M70 136h100l10 92H60Z" />
            <path className={styles.colour} d="m60 228 6-54h108l6 54Z" />
            <path d="M70 136h100l10 92H60ZM94 152v-30a26 26 0 0 1 52 0v30M104 194q16 13 32 0" />
          </Layer>
          <Layer moves={styles.openEyes}>
            <path d="M103 178v2m34-2v2" />
          </Layer>
          <Layer moves={styles.closedEyes}>
            <path d="M98 177q5 6 10 0m24 0q5 6 10 0" />
          </Layer>
        </div>
      </div>
      <Layer moves={styles.joy}>
        <path className={styles.bright} d="M188 122q9-3 11-12m-1 22 12-1M46 136q-8-4-9-13m-2 23-10-1" />
      </Layer>
    </div>
  );
}

/** A mug. A pot fills it with coffee. */
function Mug() {
  return (
    <>
      <Layer moves={styles.steam}>
        <path d="M103 82q-5-6 0-11t0-11m13 22q-5-6 0-11t0-11m13 22q-5-6 0-11t0-11" />
      </Layer>
      <Layer>
        <path className={styles.paper} d="M86 90h58v50a14 14 0 0 1-14 14h-30a14 14 0 0 1-14-14Z" />
      </Layer>
      <Layer moves={styles.stream}>
        <path className={styles.poured} d="M115 68v80" />
      </Layer>
      <Layer moves={styles.coffee}>
        <path
          className={styles.full}
          d="M88 102q7-4 14 0t14 0 14 0 12 0v38a12 12 0 0 1-12 12h-30a12 12 0 0 1-12-12Z"
        />
      </Layer>
      <Layer>
        <path d="M86 90h58v50a14 14 0 0 1-14 14h-30a14 14 0 0 1-14-14Zm58 11h6a14 14 0 0 1 0 28h-6" />
      </Layer>
      <Layer moves={styles.pot}>
        <g transform="translate(115 66) rotate(-28) translate(21 -2)">
          <path
            className={styles.paper}
            d="M0 0h36l6 42H-6ZM-3 28q-15-5-18-26m59 4q21 2 15 27M2 0q16-12 32 0"
          />
          <path d="M18-7v-1" />
        </g>
      </Layer>
    </>
  );
}

/** A T-shirt. Its sleeves are folded over it, then its lower half. */
function Shirt() {
  return (
    <>
      <Layer>
        <path className={styles.paper} d="M88 86h20q12 15 24 0h20v50H88Z" />
        <path className={styles.colour} d="M89 106h62v10H89Z" />
      </Layer>
      <Layer moves={styles.leftSleeve}>
        <path className={styles.paper} d="m88 86-27 19 11 17 16-8Z" />
      </Layer>
      <Layer moves={styles.rightSleeve}>
        <path className={styles.paper} d="m152 86 27 19-11 17-16-8Z" />
      </Layer>
      <Layer moves={styles.lowerHalf}>
        <path className={styles.paper} d="M88 132v28h64v-28" />
        <path className={styles.colour} d="M89 142h62v10H89Z" />
      </Layer>
    </>
  );
}

/** A parcel, for what has no drawing here. It is tied up with a bow. */
function Parcel() {
  return (
    <>
      <Layer>
        <path className={styles.paper} d="M82 92h76v60H82Z" />
        <path className={styles.colour} d="M83 93h74v16H83Z" />
        <path d="M82 110h76" />
      </Layer>
      <Layer moves={styles.string}>
        <path className={styles.bright} d="M120 93v58" />
      </Layer>
      <Layer moves={styles.bow}>
        <path
          className={styles.bright}
          d="M120 92q-22-22-27-8 1 11 27 8 22-22 27-8-1 11-27 8m0 0-9 13m9-13 9 13"
        />
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
      <svg viewBox="0 -50 240 300">{children}</svg>
    </div>
  );
}
