import { seededRandom } from './seededRandom';
import { at } from './at';
import type { Point } from './path';
import type { Field } from './raster';

/** Where the cloth is raised: along a bent line from the point where the cloth is held. Picture units. */
interface Fold {
  /** Start, bend (the control point of a quadratic curve) and end. */
  points: readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number];
  height: number;
  /** At the start and at the end. */
  widths: readonly [from: number, to: number];
  /** How many times wider the fold is on one side of its line, and narrower on the other. */
  lean: number;
}

/** The points of a fold, its height and its two widths. */
type Listed = readonly [...Fold['points'], height: number, from: number, to: number];

/**
 * What a hanging t-shirt shows: fans from the armpits, long falls from the chest, short waves at the hem, creases in
 * the sleeves.
 */
const base: Listed[] = [
  // left armpit fan
  [316, 470, 380, 492, 470, 486, 9, 12, 26],
  [314, 480, 384, 556, 470, 690, 12, 13, 36],
  [312, 500, 346, 620, 376, 800, 9, 12, 34],
  [320, 456, 372, 430, 430, 372, 7, 11, 26],
  // right armpit fan
  [882, 468, 806, 500, 716, 510, 8, 12, 28],
  [884, 480, 816, 560, 746, 720, 12, 13, 38],
  [886, 500, 850, 630, 826, 830, 9, 12, 34],
  [880, 456, 824, 424, 770, 366, 7, 11, 24],
  // long falls
  [404, 610, 384, 800, 392, 1036, 9, 30, 30],
  [510, 690, 500, 860, 508, 1040, 6, 34, 28],
  [690, 680, 702, 850, 690, 1044, 8, 34, 30],
  [796, 640, 826, 820, 816, 1040, 9, 30, 28],
  [600, 340, 616, 470, 590, 640, 4, 34, 64],
  // waist crosses
  [326, 800, 440, 850, 560, 940, 6, 14, 34],
  [876, 770, 750, 840, 640, 910, 6, 14, 36],
  [330, 690, 430, 740, 540, 770, 4, 12, 30],
  [872, 660, 790, 700, 690, 740, 4, 12, 30],
  // hem
  [352, 1040, 344, 970, 366, 880, 7, 18, 12],
  [456, 1044, 466, 960, 450, 870, 7, 22, 14],
  [606, 1046, 596, 970, 612, 890, 6, 24, 14],
  [742, 1048, 754, 960, 742, 870, 7, 22, 14],
  [856, 1044, 866, 960, 850, 880, 7, 18, 12],
  // shoulders
  [396, 236, 404, 300, 440, 370, 4, 20, 24],
  [806, 232, 798, 300, 766, 370, 4, 20, 24],
  // left sleeve
  [314, 466, 272, 452, 214, 408, 8, 10, 24],
  [310, 474, 284, 492, 226, 510, 7, 10, 24],
  [312, 296, 276, 372, 226, 500, 7, 18, 24],
  [304, 262, 254, 340, 196, 450, 5, 18, 18],
  // right sleeve
  [886, 464, 926, 446, 986, 398, 8, 10, 24],
  [890, 472, 914, 490, 974, 502, 7, 10, 24],
  [886, 292, 922, 366, 972, 494, 7, 18, 24],
  [896, 260, 946, 336, 1000, 444, 5, 18, 18],
];

/** Small creases: short, most of them falling; those near the sides are drawn towards the armpit. */
function creases(random: () => number) {
  return Array.from({ length: 24 }, (): Fold => {
    const [x, y] = [350 + random() * 500, 340 + random() * 640];
    const [pullX, pullY] = [x < 600 ? x - 300 : x - 900, y - 440];
    const nearness = Math.exp(-Math.hypot(pullX, pullY) / 260);
    const [dx, dy] = [(random() - 0.5) * 0.9 + (nearness * pullX) / 90, 0.8 + (nearness * pullY) / 130];
    const reach = (80 + random() * 110) / Math.hypot(dx, dy);
    const side = (random() - 0.5) * 36;
    return {
      points: [
        x,
        y,
        x + dx * reach * 0.5 + side,
        y + dy * reach * 0.5 - side,
        x + dx * reach,
        y + dy * reach,
      ],
      height: 0.9 + random() * 1.7,
      widths: [6 + random() * 6, 12 + random() * 12],
      lean: 0.6 + random() * 0.8,
    };
  });
}

/** The folds of one shirt: those of the list, varied by the seed, because no two shirts fall alike. */
export function foldsOf(seed: number): Fold[] {
  const random = seededRandom(seed * 7919 + 17);
  const shake = (amount: number) => (random() * 2 - 1) * amount;
  const large = base.map(([x0, y0, x1, y1, x2, y2, height, from, to]): Fold => ({
    points: [x0 + shake(8), y0 + shake(6), x1 + shake(20), y1 + shake(18), x2 + shake(30), y2 + shake(20)],
    height: height * (0.75 + random() * 0.6),
    widths: [from * (0.85 + random() * 0.4), to * (0.85 + random() * 0.4)],
    lean: 0.55 + random() * 0.9,
  }));
  return [...large, ...creases(random)];
}

/** How many straight pieces stand for a fold's line. */
const pieces = 20;

/** Raises a height field along a fold: a ridge, steeper on one side, that fades out at the end. */
export function raiseFold(field: Field, size: number, { points, height, widths, lean }: Fold) {
  const [x0, y0, x1, y1, x2, y2] = points;
  const line = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces;
    const s = 1 - t;
    return [s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2];
  });
  const reach = Math.max(...widths) * Math.max(lean, 1 / lean) * 2.2;
  const [left, right] = [Math.min(x0, x1, x2) - reach, Math.max(x0, x1, x2) + reach];
  const [top, bottom] = [Math.min(y0, y1, y2) - reach, Math.max(y0, y1, y2) + reach];
  for (let y = Math.max(0, top | 0); y < Math.min(size, bottom); y++)
    for (let x = Math.max(0, left | 0); x < Math.min(size, right); x++) {
      let best = reach * reach;
      let [along, side] = [-1, 1];
      for (let i = 0; i < pieces; i++) {
        const [ax, ay] = at(line, i);
        const [endX, endY] = at(line, i + 1);
        const [bx, by] = [endX - ax, endY - ay];
        const raw = ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by);
        const t = raw < 0 ? 0 : raw > 1 ? 1 : raw;
        const [dx, dy] = [x - ax - bx * t, y - ay - by * t];
        const d = dx * dx + dy * dy;
        if (d < best) {
          best = d;
          along = (i + t) / pieces;
          side = bx * dy - by * dx;
        }
      }
      if (along < 0) continue;
      const width = (widths[0] + (widths[1] - widths[0]) * along) * (side > 0 ? lean : 1 / lean);
      const fade = Math.min(1, along * 5 + 0.25) * (1 - along) ** 0.8;
      const cell = y * size + x;
      field[cell] = at(field, cell) + height * fade * Math.exp(-best / (width * width));
    }
}
