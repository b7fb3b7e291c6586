import type { MugFormName } from './mugForms';
import { type Colour, cotton, glazes } from './palette';
import * as prints from './prints';
import type { FoldedShirt } from './shirt';

/** Draws a motif flat, in a number of inks; some leave lines of the bare cloth or glaze, whose colour is `base`. */
type Print<Inks extends readonly Colour[]> = (inks: Inks, base: Colour) => string;

/** A colourway: the product's own colour, the inks of its print, and the glaze inside a mug. */
interface Way<Inks extends readonly Colour[]> {
  base: Colour;
  inks: Inks;
  inside: Colour;
}

/** A colourway whose print is ready to be drawn, in its inks. */
interface InkedWay {
  base: Colour;
  inside: Colour;
  print: () => string;
}

export type Design =
  | { product: 'shirt'; fold: FoldedShirt; ways: InkedWay[] }
  | { product: 'mug'; form: MugFormName; ways: InkedWay[] };

const way = <const Inks extends readonly Colour[]>(base: Colour, inks: Inks, inside = base): Way<Inks> => ({
  base,
  inks,
  inside,
});

const inked = <Inks extends readonly Colour[]>(print: Print<Inks>, ways: Way<Inks>[]) =>
  ways.map(({ base, inks, inside }): InkedWay => ({ base, inside, print: () => print(inks, base) }));

const shirt = <Inks extends readonly Colour[]>(
  print: Print<Inks>,
  fold: FoldedShirt,
  ...ways: Way<NoInfer<Inks>>[]
): Design => ({ product: 'shirt', fold, ways: inked(print, ways) });

const mug = <Inks extends readonly Colour[]>(
  print: Print<Inks>,
  form: MugFormName,
  ...ways: Way<NoInfer<Inks>>[]
): Design => ({ product: 'mug', form, ways: inked(print, ways) });

/** What is drawn, by slug: the print, the shirt's folds or the mug's form, and two colourways. */
export const designs = {
  'mare-cheia': shirt(
    prints.mareCheia,
    1,
    way(cotton.white, ['#8fc3cf', '#3d8aa6', '#1c4f70']),
    way(cotton.night, ['#5f93b5', '#9cc7d6', '#e6efe9']),
  ),
  sabia: mug(
    prints.sabia,
    'classic',
    way(glazes.white, ['#77634b', '#d9742a', '#594634', '#c9a13b', '#7c9550', '#f3e7d2']),
    way(glazes.mint, ['#6f5d49', '#d9742a', '#4d3c2e', '#d9a93b', '#3f7a55', '#f3e7d2'], glazes.white),
  ),
  'cruzeiro-do-sul': shirt(
    prints.cruzeiroDoSul,
    2,
    way(cotton.night, ['#f6ebc6', '#8f9bc4']),
    way(cotton.black, ['#e9e4d8', '#85858a']),
  ),
  'cafe-coado': mug(
    prints.cafeCoado,
    'tapered',
    way(glazes.terracotta, ['#f6e6cd', '#3a2017', '#6d3522'], '#f0e4d2'),
    way(glazes.sand, ['#fbf3e2', '#3f2418', '#a0562f'], '#f6eddb'),
  ),
  'tucano-de-papel': shirt(
    prints.tucanoDePapel,
    3,
    way(cotton.cream, [
      '#343c52',
      '#1e2330',
      '#54627f',
      '#fbf6ea',
      '#f4c14a',
      '#ef8d22',
      '#d0472a',
      '#5c8f50',
    ]),
    way(cotton.seaGreen, [
      '#2c3a4a',
      '#18222c',
      '#4a657c',
      '#fbf6ea',
      '#f4c14a',
      '#ef8d22',
      '#d0472a',
      '#2f7a5c',
    ]),
  ),
  'fases-da-lua': mug(
    prints.fasesDaLua,
    'classic',
    way(glazes.indigo, ['#f4e8c6', '#46457c', '#dccba0'], '#efe9dc'),
    way(glazes.white, ['#34336a', '#dcd8d6', '#4c4b85']),
  ),
  'serra-da-manha': shirt(
    prints.serraDaManha,
    2,
    way(cotton.cream, ['#f3ead6', '#e9a860', '#b9c7b6', '#8ba593', '#5d7f6f', '#365648']),
    way(cotton.bottle, ['#d9dfd0', '#f0d9a0', '#a9bcab', '#7d9a88', '#557666', '#2f4f42']),
  ),
  'gato-enrolado': mug(
    prints.gatoEnrolado,
    'round',
    way(glazes.pink, ['#5a4653', '#8a707c', '#eec3bb', '#ef9c93'], '#f6ebe4'),
    way(glazes.dryBlue, ['#f0e3cf', '#d99a5b', '#7f9aab', '#c9705f'], '#f0ece3'),
  ),
  'ponto-e-virgula': shirt(
    prints.pontoEVirgula,
    3,
    way(cotton.black, ['#f3ead6']),
    way(cotton.white, ['#2a2b2f']),
  ),
  'ipe-amarelo': mug(
    prints.ipeAmarelo,
    'round',
    way(glazes.dryBlue, ['#4a3529', '#c98f1c', '#f2bd2c', '#fbdf74'], '#f0ece3'),
    way(glazes.bottle, ['#2a1d16', '#c98f1c', '#f2bd2c', '#fbdf74'], glazes.white),
  ),
  'costela-de-adao': shirt(
    prints.costelaDeAdao,
    1,
    way(cotton.seaGreen, ['#2a6c4b', cotton.seaGreen, '#8cc0a4']),
    way(cotton.white, ['#2f7450', cotton.white, '#9cc7ad']),
  ),
  jabuticaba: mug(
    prints.jabuticaba,
    'tapered',
    way(glazes.lilac, ['#2c1b38', '#b79fcb', '#8f7563', '#6f5849', '#6b8d58', '#fbf6ee'], '#f3eef2'),
    way(glazes.white, ['#2c1b38', '#a58cbc', '#957a66', '#75604f', '#6b8d58', '#d9c4a0']),
  ),
  'trem-noturno': shirt(
    prints.tremNoturno,
    2,
    way(cotton.black, ['#8d98a6', '#4b4f57', '#ffdd83', '#b8493a', '#efe6d0', cotton.black]),
    way(cotton.night, ['#8a9ab8', '#151b33', '#ffdd83', '#c25a44', '#efe6d0', cotton.night]),
  ),
  'beija-flor': mug(
    prints.beijaFlor,
    'round',
    way(
      glazes.mint,
      ['#1d6d5e', '#124b48', '#d8466b', '#f1ead2', '#e0567a', '#3f7f57', '#f9e6b4'],
      '#f1f1e6',
    ),
    way(
      glazes.pink,
      ['#2a5f8f', '#1c3f66', '#e07a2c', '#f3e8d2', '#d9822c', '#4d7d58', '#fbf0d0'],
      '#f6ebe4',
    ),
  ),
  'caju-maduro': shirt(
    prints.cajuMaduro,
    3,
    way(cotton.cream, ['#d6402d', '#ee8742', '#75675a', '#6f9548', '#2c2a26']),
    way(cotton.greyBlue, ['#d2402e', '#f0944a', '#5a5048', '#d9dfae', '#23282d']),
  ),
  'ainda-compilando': mug(
    prints.aindaCompilando,
    'classic',
    way(glazes.graphite, ['#8fdab8', '#f2b84c', '#5b6168'], '#eeeae2'),
    way(glazes.mint, ['#2b3a3a', '#d9622f', '#93bfab'], '#f1f1e6'),
  ),
  'gato-no-muro': shirt(
    prints.gatoNoMuro,
    1,
    way(cotton.mustard, ['#26211f', '#f6e3ad', '#9a4b34', '#c98a4e']),
    way(cotton.greyBlue, ['#23262c', '#f0e8d4', '#5b6a78', '#8496a5']),
  ),
  mandacaru: mug(
    prints.mandacaru,
    'tapered',
    way(glazes.sand, ['#3c7a52', '#265a3b', '#fffaf0', '#f0bd45', '#d96f3f', '#9c6a3a'], '#f6eddb'),
    way(glazes.terracotta, ['#2f6a4a', '#1d4731', '#fff6e6', '#f2c04c', '#f0b562', '#6d3522'], '#f0e4d2'),
  ),
  'garoa-fina': shirt(
    prints.garoaFina,
    3,
    way(cotton.greyBlue, ['#f1f3f3', '#b5c3cd', '#e2ebf0']),
    way(cotton.black, ['#b9c8d3', '#71808c', '#8fb0c4']),
  ),
  'farol-do-cais': mug(
    prints.farolDoCais,
    'classic',
    way(glazes.paleBlue, ['#fbf8f0', '#cf3f35', '#2d3d4d', '#ffe9a6', '#5d6e78', '#fbf8f0'], '#f3f4f0'),
    way(glazes.indigo, ['#f6f0e2', '#cf4a3c', '#191a3c', '#ffe08a', '#5f6288', '#c9cbe6'], '#efe9dc'),
  ),
  'circulos-e-arcos': shirt(
    prints.circulosEArcos,
    2,
    way(cotton.white, ['#27496d', '#df5a4a', '#f0b136']),
    way(cotton.night, ['#e9dfc8', '#e0654f', '#e8b04a']),
  ),
  'azulejo-azul': mug(
    prints.azulejoAzul,
    'classic',
    way(glazes.white, ['#1f4ea0', '#f5f4f0']),
    way(glazes.indigo, ['#f3f0e8', '#2b3f7d'], glazes.white),
  ),
  'letra-com-til': shirt(
    prints.letraComTil,
    1,
    way(cotton.bottle, ['#f5e5c6', '#f2b65a']),
    way(cotton.cream, ['#a9462f', '#d98a3a']),
  ),
  recursao: shirt(prints.recursao, 3, way(cotton.bottle, ['#f1e7cf']), way(cotton.mustard, ['#2a2b2f'])),
};
