/** The designs of the sample products (artwork), each in two colourways. */
const designs =
  'ainda-compilando azulejo-azul beija-flor cafe-coado caju-maduro circulos-e-arcos costela-de-adao ' +
  'cruzeiro-do-sul farol-do-cais fases-da-lua garoa-fina gato-enrolado gato-no-muro ipe-amarelo ' +
  'jabuticaba letra-com-til mandacaru mare-cheia ponto-e-virgula recursao sabia serra-da-manha ' +
  'trem-noturno tucano-de-papel';

/** The widths, in pixels, of the AVIF files of each of the shop's pictures. */
export const pictureWidths = [320, 640, 960] as const;

/**
 * The pictures that the shop has as AVIF: from the address that a product names to the address of its files, with `*` for
 * the width. A build with an owner's photos replaces this list (tools/products/makePhotos.ts).
 */
export const avifPictures: ReadonlyMap<string, string> = new Map(
  designs
    .split(' ')
    .flatMap((design) => [design, `${design}-2`])
    .map((name) => [`/pictures/${name}.webp`, `/pictures/${name}-*.avif`]),
);
