import { dot, fill, type Inks, line, place } from '../ink';

/** A column cactus with three arms and one white flower, the sun behind. */
export function mandacaru([green, rib, flower, heart, sun, earth]: Inks<6>) {
  const petal = fill(flower, 'M0 2C-7 -6 -7 -20 0 -28C7 -20 7 -6 0 2Z');
  const arms = 'M0 30H-32C-46 30 -52 22 -52 8V-22M0 52H34C50 52 58 44 58 28V-6M0 4H22C30 4 34 -2 34 -10V-50';
  return (
    dot(sun, 38, -42, 44) +
    line(earth, 5, 'M-84 100H86') +
    line(earth, 4, 'M-62 109H-20M22 109H70') +
    line(green, 24, arms) +
    line(green, 36, 'M0 96V-56') +
    line(rib, 2, 'M-9 96V-60M0 98V-66M9 96V-60') +
    line(
      rib,
      1.8,
      'M-18 27H-32C-43 27 -48 20 -48 8V-24M-18 33H-33C-49 33 -56 23 -56 8V-24M18 49H34C48 49 54 42 54 28V-8M18 55H35C53 55 62 45 62 28V-8M31 -8V-52M37 -8V-52',
    ) +
    [-78, -40, 0, 40, 78].map((turn) => place(petal, 0, -74, 1, turn)).join('') +
    [-58, -20, 20, 58].map((turn) => place(petal, 0, -74, 0.78, turn)).join('') +
    dot(heart, 0, -78, 6)
  );
}
