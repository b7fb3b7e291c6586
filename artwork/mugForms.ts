import { at } from './at';
import { flatten, type Point } from './path';

/** What a mug's shape is made of, in the units of the mugs' world. */
interface Outline {
  /** The middle line of the clay from the foot's middle to the lip: path data whose x is the radius. */
  wall: string;
  /** Half the clay's thickness. */
  clay: number;
  /** The middle line of the handle, path data in the plane of x and y. */
  handle: string;
  /** Half of what the handle measures in that plane, and across it. */
  handleThickness: number;
  handleWidth: number;
}

/** A mug's shape; `wall` and `handle` are cut into short straight pieces. */
export interface MugForm extends Omit<Outline, 'wall' | 'handle'> {
  wall: Point[];
  handle: Point[];
  handleLine: string;
  height: number;
  /** Radius of the outer wall at a height. */
  outer: (y: number) => number;
}

/** Steps of the outline's table per unit of height. */
const fine = 400;

/** Radius of the outer wall by height, from a table: it is needed millions of times. */
function outline(wall: Point[], clay: number, height: number) {
  const table = Float32Array.from({ length: Math.ceil(height * fine) + 2 }, (_, step) => {
    const y = Math.min(step / fine, height);
    const i = Math.max(
      1,
      wall.findIndex((point) => point[1] >= y && point[0] > 0.5),
    );
    const [[r0, y0], [r1, y1]] = [at(wall, i - 1), at(wall, i)];
    return r0 + (r1 - r0) * Math.min(1, Math.max(0, (y - y0) / (y1 - y0 || 1))) + clay;
  });
  return (y: number) => at(table, Math.min(table.length - 1, Math.max(0, Math.round(y * fine))));
}

function shaped(drawn: Outline): MugForm {
  const wall = flatten(drawn.wall, 0.03).flat();
  const [, height] = at(wall, wall.length - 1);
  return {
    ...drawn,
    wall,
    handle: flatten(drawn.handle, 0.04).flat(),
    handleLine: drawn.handle,
    height,
    outer: outline(wall, drawn.clay, height),
  };
}

export const mugForms = {
  /** Straight, with a generous round handle. */
  classic: shaped({
    wall: 'M0 .06 L.7 .06 Q.82 .06 .825 .2 L.84 2.02',
    clay: 0.05,
    handle: 'M.8 1.62 C1.16 1.74 1.46 1.58 1.46 1.08 C1.46 .62 1.18 .4 .8 .44',
    handleThickness: 0.078,
    handleWidth: 0.135,
  }),
  /** Wide at the foot, with a thin lip: stands firmly. */
  tapered: shaped({
    wall: 'M0 .06 L.8 .06 Q.94 .06 .945 .22 C.92 .9 .83 1.4 .8 1.98',
    clay: 0.046,
    handle: 'M.8 1.6 C1.06 1.72 1.44 1.66 1.44 1.2 C1.44 .74 1.24 .52 .88 .46',
    handleThickness: 0.074,
    handleWidth: 0.13,
  }),
  /** A small round belly. */
  round: shaped({
    wall: 'M0 .06 L.5 .06 C.76 .08 .95 .42 .965 .86 C.97 1.22 .86 1.5 .845 1.8',
    clay: 0.05,
    handle: 'M.86 1.5 C1.12 1.62 1.5 1.52 1.5 1.1 C1.5 .72 1.24 .5 .86 .48',
    handleThickness: 0.08,
    handleWidth: 0.13,
  }),
};

export type MugFormName = keyof typeof mugForms;
