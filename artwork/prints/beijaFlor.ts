import { dot, fill, type Inks, line, place } from '../ink';

/** A hummingbird hovering in front of a flower. */
export function beijaFlor([body, wing, throat, belly, flower, stem, light]: Inks<7>) {
  const petal = fill(flower, 'M0 0C-14 -10 -14 -30 0 -40C14 -30 14 -10 0 0Z');
  return (
    line(stem, 4, 'M84 112C80 80 88 50 86 16') +
    fill(stem, 'M83 84C62 80 52 64 54 50C72 52 84 64 83 84Z') +
    fill(stem, 'M85 64C104 62 112 48 112 36C96 36 86 48 85 64Z') +
    [-104, -66, -28, 16, 58].map((turn) => place(petal, 86, 4, 1, turn)).join('') +
    dot(light, 79, 0, 5) +
    fill(wing, 'M-16 -18C-34 -56 -30 -92 -4 -120C16 -88 18 -54 6 -20Z') +
    line(light, 2, 'M-8 -28C-16 -58 -12 -82 -4 -104M0 -28C0 -54 2 -72 0 -90') +
    fill(body, 'M-40 14C-64 36 -84 62 -104 98L-80 88L-74 110C-58 80 -42 58 -18 38Z') +
    fill(
      body,
      'M30 -46C14 -50 2 -40 -6 -26C-20 -20 -36 -4 -46 18C-48 34 -38 48 -26 46C4 40 28 14 32 -12C44 -16 48 -38 30 -46Z',
    ) +
    fill(belly, 'M29 -4C20 20 -4 42 -27 46C-38 46 -44 36 -44 26C-22 28 8 18 29 -4Z') +
    fill(throat, 'M43 -26C38 -10 22 6 2 8C8 -8 22 -22 43 -26Z') +
    line(body, 3.2, 'M41 -31C54 -26 66 -16 75 -4') +
    fill(wing, 'M2 -12C-30 -34 -66 -60 -112 -66C-102 -26 -64 6 -12 14C-2 10 6 0 2 -12Z') +
    line(light, 2, 'M-14 -4C-44 -20 -70 -40 -96 -52M-18 6C-50 -6 -68 -20 -84 -34') +
    dot(light, 27, -34, 4.6) +
    dot('#1d2420', 27.8, -34, 3.2)
  );
}
