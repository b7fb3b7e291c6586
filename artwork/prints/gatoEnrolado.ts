import { dot, fill, type Inks, line, place } from '../ink';

/** A cat asleep as a spiral: back around the outside, tail over the nose. */
export function gatoEnrolado([fur, stripe, gap, nose]: Inks<4>) {
  const scene =
    fill(fur, 'M6 -88C58 -92 100 -50 100 2C100 58 56 96 0 96C-58 96 -98 58 -98 8C-98 -48 -52 -84 6 -88Z') +
    line(
      stripe,
      7,
      'M40 -82C46 -68 46 -58 42 -46M66 -64C68 -50 66 -40 58 -30M86 -36C84 -24 78 -16 68 -10M96 0C90 8 82 12 72 12M12 -88C20 -74 22 -64 20 -54',
    ) +
    line(gap, 5, 'M78 54C92 10 60 -42 8 -40C-2 -40 -10 -38 -18 -34') +
    fill(
      fur,
      'M-74 -44C-72 -54 -66 -58 -60 -54L-42 -38C-32 -42 -18 -42 -8 -38L10 -54C16 -58 22 -52 22 -44C24 -30 28 -18 28 -4C28 28 4 46 -26 46C-58 46 -80 28 -80 -2C-80 -16 -76 -30 -74 -44Z',
    ) +
    line(
      gap,
      5,
      'M-80 2C-80 -16 -76 -30 -74 -44C-72 -54 -66 -58 -60 -54L-42 -38C-32 -42 -18 -42 -8 -38L10 -54C16 -58 22 -52 22 -44C24 -30 28 -18 28 -4C28 8 24 18 18 26',
    ) +
    line(stripe, 5, 'M-34 -36V-24M-25 -38V-20M-16 -36V-24') +
    line(gap, 4, 'M-60 2C-56 9 -46 9 -42 2M-12 2C-8 9 2 9 6 2') +
    fill(nose, 'M-32 12H-20L-26 19Z') +
    line(gap, 3, 'M-26 19V24M-26 24C-29 28 -34 28 -36 25M-26 24C-23 28 -18 28 -16 25') +
    line(gap, 36, 'M80 44C64 74 20 78 -46 54') +
    line(fur, 27, 'M84 34C70 68 20 78 -46 54') +
    line(stripe, 7, 'M-18 53L-24 76M12 58L10 80M40 52L46 72') +
    dot(stripe, -46, 54, 13.5);
  return place(scene, 0, -4, 1.15);
}
