import { withoutAccents } from '@/shared/lib';

/** Words for colours, without accents and without the ending of the gender, and what a dot shows. */
const colours = new Map(
  Object.entries({
    agua: '#a9dccb',
    amarel: '#f4c430',
    areia: '#d9c7a3',
    azul: '#2f6fbf',
    bege: '#dcc9a8',
    bordo: '#6d1a36',
    branc: '#fff',
    caqui: '#9a8b5f',
    caramel: '#b5763a',
    celeste: '#8cc4ea',
    chumbo: '#4c5157',
    cinza: '#9a9a9a',
    coral: '#f2795f',
    creme: '#f3e7c9',
    cru: '#efe6d2',
    dourad: '#c9a227',
    goiaba: '#e8606b',
    grafite: '#45484d',
    laranja: '#ee7b22',
    lilas: '#b9a0d8',
    marinho: '#1c2d54',
    marrom: '#6b4428',
    menta: '#b5dcc9',
    mescla: '#b7b9bc',
    mostarda: '#d5a021',
    musgo: '#59633a',
    natural: '#efe6d2',
    oliva: '#6f7a3a',
    palha: '#e8d9a9',
    petroleo: '#1f5563',
    pink: '#e83e8c',
    pratead: '#c4c8cc',
    pret: '#1a1a1a',
    rosa: '#f0a0b8',
    rox: '#6b3fa0',
    royal: '#2446a6',
    salmao: '#f4a28c',
    terracota: '#c0603f',
    turquesa: '#2bb5b0',
    verd: '#3b8f4b',
    vermelh: '#cc2b2b',
    vinho: '#6d1a36',
    violet: '#7b4fb0',
    white: '#f7f3ea',
  }),
);

/** Words that make a colour paler or darker, and what it is mixed with. */
const shades = new Map(Object.entries({ bebe: 'white', clar: 'white', pastel: 'white', escur: 'black' }));

/** What a list knows of a word, with the ending of the gender or without it. */
const known = (list: ReadonlyMap<string, string>, word: string) =>
  list.get(word) ?? list.get(word.replace(/[aeo]s?$/, ''));

/**
 * A dot's colour for an owner's words, as CSS writes it: the last known one ('Azul-marinho' is 'marinho'), paler or darker
 * if a word says so ('Rosa-claro'); undefined if no word is known.
 */
export function colourOf(text: string): string | undefined {
  const words = withoutAccents(text.toLowerCase()).split(/[^a-z]+/);
  const colour = words.flatMap((word) => known(colours, word) ?? []).at(-1);
  const [shade] = words.flatMap((word) => known(shades, word) ?? []);
  return colour && shade ? `color-mix(in srgb, ${colour} 55%, ${shade})` : colour;
}
