import { dot, fill, type Inks, line } from '../ink';

/** A rufous-bellied thrush with its chest out, on a twig. */
export function sabia([back, belly, wing, beak, leaf, light]: Inks<6>) {
  return (
    line(wing, 4.5, 'M-94 93C-40 84 30 92 96 82') +
    line(wing, 3, 'M46 87C58 80 64 72 68 62') +
    fill(leaf, 'M68 62C70 44 84 34 98 36C98 52 84 64 68 62Z') +
    fill(leaf, 'M-70 90C-84 98 -88 108 -84 116C-70 114 -64 102 -70 90Z') +
    line(wing, 3.4, 'M-2 60L0 88M0 88L10 90M22 56L26 87M26 87L36 88') +
    fill(
      back,
      'M50 -64C42 -86 10 -90 -8 -70C-34 -44 -58 -8 -72 32L-106 82L-86 90L-46 52C-20 78 30 74 52 36C70 4 66 -24 54 -40C54 -48 53 -56 50 -64Z',
    ) +
    fill(belly, 'M-44 54C-18 78 30 74 52 36C69 5 66 -22 55 -38C40 -44 20 -28 8 0C-4 24 -22 44 -44 54Z') +
    line(back, 2.4, 'M48 -30L44 -20M38 -26L33 -14M53 -22L50 -12') +
    fill(wing, 'M-6 -40C-46 -22 -64 14 -84 66C-54 58 -12 40 8 2C17 -18 10 -36 -6 -40Z') +
    line(back, 2.6, 'M-70 48C-42 36 -20 18 -8 -4M-60 26C-40 16 -26 2 -16 -14M-48 6C-36 -2 -26 -12 -20 -24') +
    fill(beak, 'M50 -66L80 -54L51 -50Z') +
    dot(light, 32, -63, 5.6) +
    dot('#241c16', 32, -63, 4.2) +
    dot(light, 33.4, -64.6, 1.2)
  );
}
