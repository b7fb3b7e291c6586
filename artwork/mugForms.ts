import { flatten } from './path';

/**
 * The shapes of the mugs. `wall` is the middle line of the clay from the foot's middle to the lip (radius and
 * height as x and y), `clay` half its thickness, `handle` the middle line of the handle in the plane x, y with
 * its half thickness and half width. Lines are path data and are cut into short pieces here.
 */
const forms = {
  /** Straight, with a generous round handle. */
  classic: {
    wall: 'M0 .06 L.7 .06 Q.82 .06 .825 .2 L.84 2.02',
    clay: 0.05,
    handle: 'M.8 1.62 C1.16 1.74 1.46 1.58 1.46 1.08 C1.46 .62 1.18 .4 .8 .44',
    handleThickness: 0.078,
    handleWidth: 0.135,
  },
  /** Wide at the foot, with a thin lip: stands firmly. */
  tapered: {
    wall: 'M0 .06 L.8 .06 Q.94 .06 .945 .22 C.92 .9 .83 1.4 .8 1.98',
    clay: 0.046,
    handle: 'M.8 1.6 C1.06 1.72 1.44 1.66 1.44 1.2 C1.44 .74 1.24 .52 .88 .46',
    handleThickness: 0.074,
    handleWidth: 0.13,
  },
  /** A small round belly. */
  round: {
    wall: 'M0 .06 L.5 .06 C.76 .08 .95 .42 .965 .86 C.97 1.22 .86 1.5 .845 1.8',
    clay: 0.05,
    handle: 'M.86 1.5 C1.12 1.62 1.5 1.52 1.5 1.1 C1.5 .72 1.24 .5 .86 .48',
    handleThickness: 0.08,
    handleWidth: 0.13,
  },
};

/** Steps of the outline's table per unit of height. */
const fine = 400;

/** Radius of the outer wall by height, from a table: it is asked for millions of times. */
function outline(wall, clay) {
  const height = wall.at(-1)[1];
  const table = Float32Array.from({ length: Math.ceil(height * fine) + 2 }, (_, step) => {
    const y = Math.min(step / fine, height);
    const i = Math.max(
      1,
      wall.findIndex((point) => point[1] >= y && point[0] > 0.5),
    );
    const [[r0, y0], [r1, y1]] = [wall[i - 1], wall[i]];
    return r0 + (r1 - r0) * Math.min(1, Math.max(0, (y - y0) / (y1 - y0 || 1))) + clay;
  });
  return (y) => table[Math.min(table.length - 1, Math.max(0, Math.round(y * fine)))];
}

export const mugForms = Object.fromEntries(
  Object.entries(forms).map(([name, form]) => {
    const wall = flatten(form.wall, 0.03)[0];
    const handle = flatten(form.handle, 0.04)[0];
    return [
      name,
      {
        ...form,
        name,
        wall,
        handle,
        handleLine: form.handle,
        outer: outline(wall, form.clay),
        height: wall.at(-1)[1],
      },
    ];
  }),
);
