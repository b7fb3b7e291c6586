import { fill, type Inks } from '../ink';

/** A capital A under a tilde the size of a wave. */
export function letraComTil([letter, tilde]: Inks<2>) {
  return (
    fill(
      letter,
      'M-18 -30H20L72 96H92V108H26V96H42L31 66H-30L-42 96H-24V108H-92V96H-72ZM0.500 -14L-24 52H25Z',
    ) +
    fill(
      tilde,
      'M-96 -52C-84 -92 -50 -108 -16 -90C14 -74 44 -64 62 -98C66 -106 88 -104 96 -98C88 -50 46 -32 6 -54C-22 -70 -48 -82 -66 -48C-70 -40 -94 -42 -96 -52Z',
    )
  );
}
