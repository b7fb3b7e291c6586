import { fill, type Inks, line } from '../ink';

/** A low cloud and small strokes of rain, in offset rows. */
export function garoaFina([cloud, shade, rain]: Inks<3>) {
  const drops: string[] = [];
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 9; i++) {
      const x = -84 + i * 21 + (row % 2) * 10.5;
      const y = 18 + row * 16;
      const reach = 3.6 + ((i * 7 + row * 5) % 4) * 1.3;
      if (Math.abs(x) < 92 - row * 4) drops.push(`M${x} ${y}l${-reach * 0.5} ${reach * 1.4}`);
    }
  return (
    fill(
      cloud,
      'M-72 4C-94 4 -104 -10 -102 -26C-100 -42 -84 -50 -68 -46C-66 -74 -40 -92 -10 -86C6 -84 18 -74 24 -62C40 -70 60 -62 66 -46C86 -48 102 -36 102 -20C102 -6 90 4 74 4Z',
    ) +
    line(
      shade,
      3.4,
      'M-58 -34C-54 -50 -40 -60 -24 -58M36 -44C48 -48 58 -40 60 -30M-80 -10C-60 -6 -20 -6 10 -8M30 -10C50 -8 66 -9 78 -11',
    ) +
    line(rain, 3.2, drops.join(''))
  );
}
