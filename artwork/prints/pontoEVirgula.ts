import { dot, fill, type Inks } from '../ink';

/** A semicolon as large as the chest. */
export function pontoEVirgula([ink]: Inks<1>) {
  return (
    dot(ink, 2, -58, 40) +
    fill(
      ink,
      'M-38 46A40 40 0 0 1 42 44C46 84 22 116 -22 128C-27 129 -30 123 -26 120C-10 110 0 98 1 85.500C-21 86 -38 68 -38 46Z',
    )
  );
}
