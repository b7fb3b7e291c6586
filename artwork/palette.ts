/** A colour as CSS writes it: # and six hexadecimal digits. */
export type Colour = `#${string}`;

/** The cotton's colours: none is quite white or black, so that light and shade can still show. */
export const cotton = {
  white: '#f3f0e9',
  cream: '#ecdfc3',
  mustard: '#d6a23a',
  seaGreen: '#b3d8ca',
  bottle: '#24543f',
  greyBlue: '#8fa3b2',
  night: '#252f50',
  black: '#2a2b2f',
} satisfies Record<string, Colour>;

/** The mugs' glazes. */
export const glazes = {
  white: '#f0ece3',
  sand: '#e0c28e',
  terracotta: '#b85c3c',
  pink: '#eec3bb',
  lilac: '#d3c4e2',
  mint: '#b5dcc9',
  paleBlue: '#a8cde0',
  dryBlue: '#7f9aab',
  indigo: '#34336a',
  graphite: '#42474d',
  bottle: '#2b5a48',
} satisfies Record<string, Colour>;
