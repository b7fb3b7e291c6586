import { folders } from '@/shared/addresses';

/** A picture that the shop has as AVIF. */
export interface AvifPicture {
  /** The address of its files, with `*` for the length of the longer side in pixels: one of `fileSizes`. */
  files: string;
  /** The colour of its edge, as CSS writes it. */
  ground: string;
  /** Its width divided by its height; absent for a square picture. */
  ratio?: number;
}

/** The lengths of the longer side of a picture's files in pixels (owner/products/makePhotos.ts). */
export const fileSizes = [360, 500, 780, 1120, 1600] as const;

/** The designs of the sample products, with the grounds of their two colourways: the product's colour, thinned with white. */
const designs = {
  'ainda-compilando': ['#d5d6d7', '#e2f1ea'],
  'azulejo-azul': ['#f4f0ea', '#d3d3df'],
  'beija-flor': ['#e2f1ea', '#f8e7e4'],
  'cafe-coado': ['#ecd4cc', '#f3e8d4'],
  'caju-maduro': ['#f7f1e5', '#dce2e7'],
  'circulos-e-arcos': ['#f4f0ea', '#d1d3da'],
  'costela-de-adao': ['#e1f0ea', '#f4f0ea'],
  'cruzeiro-do-sul': ['#d1d3da', '#d3d3d4'],
  'farol-do-cais': ['#deecf3', '#d3d3df'],
  'fases-da-lua': ['#d3d3df', '#f4f0ea'],
  'garoa-fina': ['#dce2e7', '#d3d3d4'],
  'gato-enrolado': ['#f8e7e4', '#d9e1e6'],
  'gato-no-muro': ['#f2e1bf', '#dce2e7'],
  'ipe-amarelo': ['#d9e1e6', '#cfdad6'],
  jabuticaba: ['#eee8f4', '#f4f0ea'],
  'letra-com-til': ['#cfd9d5', '#f7f1e5'],
  mandacaru: ['#f3e8d4', '#ecd4cc'],
  'mare-cheia': ['#f4f0ea', '#d1d3da'],
  'ponto-e-virgula': ['#d3d3d4', '#f4f0ea'],
  recursao: ['#cfd9d5', '#f2e1bf'],
  sabia: ['#f4f0ea', '#e2f1ea'],
  'serra-da-manha': ['#f7f1e5', '#cfd9d5'],
  'trem-noturno': ['#d3d3d4', '#d1d3da'],
  'tucano-de-papel': ['#f7f1e5', '#e1f0ea'],
};

const samples = Object.entries(designs).flatMap(([design, grounds]) =>
  grounds.flatMap((ground, index) =>
    ['', '-perto'].map((view) => ({ name: design + (index === 0 ? '' : '-2') + view, ground })),
  ),
);

/**
 * The pictures that the shop has as AVIF, by the address that a product names. A build with an owner's photos replaces
 * this list (owner/products/makePhotos.ts).
 */
export const avifPictures: ReadonlyMap<string, AvifPicture> = new Map(
  samples.map(({ name, ground }) => [
    `/${folders.pictures}/${name}.webp`,
    { files: `/${folders.pictures}/${name}-*.avif`, ground },
  ]),
);
