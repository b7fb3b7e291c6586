/** The designs of the sample products, each in two colourways, with a detail of each. */
// prettier-ignore
const designs = [
  'ainda-compilando', 'azulejo-azul', 'beija-flor', 'cafe-coado', 'caju-maduro', 'circulos-e-arcos',
  'costela-de-adao', 'cruzeiro-do-sul', 'farol-do-cais', 'fases-da-lua', 'garoa-fina', 'gato-enrolado',
  'gato-no-muro', 'ipe-amarelo', 'jabuticaba', 'letra-com-til', 'mandacaru', 'mare-cheia',
  'ponto-e-virgula', 'recursao', 'sabia', 'serra-da-manha', 'trem-noturno', 'tucano-de-papel',
];

/**
 * The pictures that the shop has as AVIF: from the address that a product names to the address of its files,
 * with `*` for the width: 320, 640, 960 or, for zooming, 1600 pixels. A build with an owner's photos replaces
 * this list (owner/products/makePhotos.ts).
 */
export const avifPictures: ReadonlyMap<string, string> = new Map(
  designs
    .flatMap((design) => ['', '-2', '-perto', '-2-perto'].map((view) => design + view))
    .map((name) => [`/pictures/${name}.webp`, `/pictures/${name}-*.avif`]),
);
