import { box, fill, type Inks, line, polygon } from '../ink';

/** A striped lighthouse on one side of the mug, its beam reaching the other. */
export function farolDoCais([white, red, dark, lamp, rock, sea]: Inks<6>) {
  const x = -46;
  const width = (y: number) => 17 + (y + 44) * 0.1;
  const band = (from: number, to: number) =>
    polygon([
      [x - width(from), from],
      [x + width(from), from],
      [x + width(to), to],
      [x - width(to), to],
    ]);
  return (
    fill(lamp, `M${x} -68L190 -112V-12L${x} -58Z`, 0.85) +
    fill(lamp, `M${x} -66L-150 -88V-36L${x} -60Z`, 0.6) +
    fill(white, band(-44, 82)) +
    [-34, 8, 50].map((y) => fill(red, band(y, y + 21))).join('') +
    fill(dark, box(x - 24, -50, 48, 7)) +
    line(dark, 2.4, `M${x - 23} -50V-60M${x + 23} -50V-60M${x - 23} -60H${x + 23}`) +
    fill(dark, box(x - 14, -76, 28, 27)) +
    fill(lamp, box(x - 10, -73, 20, 21)) +
    line(dark, 2, `M${x} -74V-50`) +
    fill(red, `M${x - 19} -75C${x - 12} -92 ${x + 12} -92 ${x + 19} -75Z`) +
    line(dark, 3, `M${x} -88V-98`) +
    fill(dark, `M${x - 7} 82V66a7 7 0 0 1 14 0V82Z`) +
    fill(rock, 'M-112 92C-100 80 -84 84 -74 76C-60 70 -30 70 -18 78C-6 76 10 82 22 92Z') +
    line(sea, 4, 'M-150 98q11 -9 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0') +
    line(sea, 3, 'M34 84q9 -7 18 0t18 0t18 0M60 70q8 -6 16 0t16 0')
  );
}
