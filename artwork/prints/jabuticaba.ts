import { type Disc, dot, fill, type Inks, line } from '../ink';

/** Nearly black fruit, grown straight from the trunk. */
export function jabuticaba([fruit, glow, bark, grain, leaf, flower]: Inks<6>) {
  const fruits: Disc[] = [
    [-30, -66, 17],
    [-44, -30, 21],
    [-28, 6, 18],
    [-48, 36, 22],
    [-30, 76, 19],
    [30, -82, 15],
    [38, -46, 20],
    [24, -10, 17],
    [46, 18, 22],
    [28, 56, 19],
    [50, 88, 16],
    [-2, -34, 15],
    [0, 34, 16],
    [4, 88, 15],
  ];
  const blossom = (x: number, y: number) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => line(flower, 1.8, `M${x} ${y}l${Math.sin(i * 0.9) * 11} ${-Math.cos(i * 0.9) * 11}`))
      .join('') + dot(flower, x, y, 4);
  return (
    fill(
      bark,
      'M-50 -116C-38 -98 -28 -84 -26 -60C-22 -30 -30 0 -24 44C-20 72 -28 94 -50 110C-34 108 -24 104 -16 112C-4 104 10 104 20 112C30 104 40 106 54 112C32 92 22 60 26 10C28 -26 22 -56 30 -82C34 -96 42 -106 50 -118C36 -110 22 -98 12 -82C6 -72 -4 -72 -10 -82C-20 -98 -36 -110 -50 -116Z',
    ) +
    line(
      grain,
      2.6,
      'M-12 -66C-8 -40 -16 -10 -10 30M10 -64C6 -40 14 0 8 50M-14 60C-16 80 -20 92 -26 102M16 70C16 84 20 94 28 104',
    ) +
    fill(leaf, 'M42 -108C48 -128 72 -132 88 -122C82 -106 60 -98 42 -108Z') +
    fill(leaf, 'M44 -104C64 -104 78 -92 80 -78C62 -78 48 -88 44 -104Z') +
    fill(leaf, 'M-44 -108C-56 -126 -80 -122 -90 -108C-78 -94 -58 -96 -44 -108Z') +
    fruits
      .map(
        ([x, y, r]) =>
          dot(fruit, x, y, r) +
          dot(glow, x - r * 0.36, y - r * 0.38, r * 0.2) +
          line(
            glow,
            1.6,
            `M${x + r * 0.62} ${y + r * 0.3}q${-r * 0.14} ${r * 0.34} ${-r * 0.46} ${r * 0.42}`,
          ),
      )
      .join('') +
    blossom(-8, 0) +
    blossom(12, -62) +
    blossom(-6, 64)
  );
}
