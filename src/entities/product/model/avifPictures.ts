/** A picture that the shop has as AVIF. */
export interface AvifPicture {
  /** The address of its files, with `*` for the width in pixels: one of `widths`. */
  files: string;
  /** The colour of its edge, as CSS writes it; absent for the sample's pictures, whose edge has the colour of any frame. */
  ground?: string;
}

/** The widths of a picture's files in pixels (owner/products/makePhotos.ts). The largest is for zooming. */
export const widths = [320, 640, 960, 1600] as const;

/** The designs of the sample products, each in two colourways, with a detail of each. */
// prettier-ignore
const designs = [
  'ainda-compilando', 'azulejo-azul', 'beija-flor', 'cafe-coado', 'caju-maduro', 'circulos-e-arcos',
  'costela-de-adao', 'cruzeiro-do-sul', 'farol-do-cais', 'fases-da-lua', 'garoa-fina', 'gato-enrolado',
  'gato-no-muro', 'ipe-amarelo', 'jabuticaba', 'letra-com-til', 'mandacaru', 'mare-cheia',
  'ponto-e-virgula', 'recursao', 'sabia', 'serra-da-manha', 'trem-noturno', 'tucano-de-papel',
];

/**
 * The pictures that the shop has as AVIF, by the address that a product names. A build with an owner's photos replaces
 * this list (owner/products/makePhotos.ts).
 */
export const avifPictures: ReadonlyMap<string, AvifPicture> = new Map(
  designs
    .flatMap((design) => ['', '-2', '-perto', '-2-perto'].map((view) => design + view))
    .map((name) => [`/pictures/${name}.webp`, { files: `/pictures/${name}-*.avif` }]),
);
