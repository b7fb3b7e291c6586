/** The designs of the sample products (artwork), each in two colourways. */
const designs =
  'ainda-compilando azulejo-azul beija-flor cafe-coado caju-maduro circulos-e-arcos costela-de-adao ' +
  'cruzeiro-do-sul farol-do-cais fases-da-lua garoa-fina gato-enrolado gato-no-muro ipe-amarelo ' +
  'jabuticaba letra-com-til mandacaru mare-cheia ponto-e-virgula recursao sabia serra-da-manha ' +
  'trem-noturno tucano-de-papel';

/** The widths, in pixels, in which the shop has each of its own pictures as AVIF. */
export const pictureWidths = [320, 640, 960] as const;

/**
 * Which pictures the shop has as AVIF: for the address that a product names, the addresses of its files, with `*` in the
 * place of the width. A build with photos of its own puts a longer list in the place of this one
 * (tools/products/makePhotos.ts).
 */
export const avifPictures: ReadonlyMap<string, string> = new Map(
  designs
    .split(' ')
    .flatMap((design) => [design, `${design}-2`])
    .map((name) => [`/pictures/${name}.webp`, `/pictures/${name}-*.avif`]),
);
