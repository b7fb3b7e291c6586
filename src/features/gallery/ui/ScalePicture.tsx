import { frameRatioOf, ProductPicture, type Product } from '@/entities/product';
import { folders } from '@/shared/addresses';
import type { Measures } from '../model/measures';
import styles from './ScalePicture.module.scss';

interface Props {
  product: Product;
  measures: Measures;
  /** A thumbnail is so small that only its lines are shown; the control around it has a name. */
  place: 'page' | 'thumbnail';
}

/** In percent of the picture. */
interface Point {
  x: number;
  y: number;
}

interface Line {
  start: Point;
  end: Point;
  /** The short line across each end, as path data. */
  tick: string;
}

/** A line below a product, which ends where the product ends. */
const lineBelow = (from: number, to: number, y: number): Line => ({
  start: { x: from, y },
  end: { x: to, y },
  tick: 'M0-6V6',
});

/** The same at its right. */
const lineBeside = (from: number, to: number, x: number): Line => ({
  start: { x, y: from },
  end: { x, y: to },
  tick: 'M-6 0H6',
});

/** Where the products of the sample are in their pictures, which one program draws. */
const aroundShirt = { below: lineBelow(23, 77, 94.5), beside: lineBeside(12.5, 89.5, 91.5) };
const aroundMug = { below: lineBelow(17.5, 67.5, 90), beside: lineBeside(21.5, 75, 91.5) };
/** The shop does not know where the product of a photo is: most fill it. */
const aroundPhoto = { below: lineBelow(10, 90, 94.5), beside: lineBeside(10, 90, 91.5) };

/** Whether a picture is that of a sample product. The drawings in the same folder are SVG. */
const isOfSample = (address: string) =>
  address.startsWith(`/${folders.pictures}/`) && address.endsWith('.webp');

/** A product's faded picture with lines that say how wide and how high it is. */
export function ScalePicture({ product, measures, place }: Props) {
  const isThumbnail = place === 'thumbnail';
  const { across, upright, isLying, text } = measures;
  const aroundSample = isLying ? aroundShirt : aroundMug;
  const { below, beside } = isOfSample(product.image_url) ? aroundSample : aroundPhoto;
  return (
    <div className={styles.sheet}>
      <ProductPicture
        product={{ ...product, image_alt: `Medidas: ${text}` }}
        place={place}
        frameRatio={isThumbnail ? undefined : frameRatioOf(product.image_url)}
        isNamed={!isThumbnail}
      />
      <svg className={styles.lines} aria-hidden="true">
        {across && <Dimension line={below}>{!isThumbnail && across}</Dimension>}
        {upright && <Dimension line={beside}>{!isThumbnail && upright}</Dimension>}
      </svg>
    </div>
  );
}

interface DimensionProps {
  line: Line;
  /** Its length; false if only the line is shown. */
  children: string | false;
}

const percent = (value: number) => `${value}%`;

/** A line with its length on it, and a tick at each end. */
function Dimension({ line: { start, end, tick }, children: length }: DimensionProps) {
  const middle = { x: percent((start.x + end.x) / 2), y: percent((start.y + end.y) / 2) };
  return (
    <>
      <line x1={percent(start.x)} y1={percent(start.y)} x2={percent(end.x)} y2={percent(end.y)} />
      {length && (
        <>
          <svg x={percent(start.x)} y={percent(start.y)}>
            <path d={tick} />
          </svg>
          <svg x={percent(end.x)} y={percent(end.y)}>
            <path d={tick} />
          </svg>
          <text className={styles.label} {...middle}>
            {length}
          </text>
          <text {...middle}>{length}</text>
        </>
      )}
    </>
  );
}
