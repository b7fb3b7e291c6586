import { withoutAccents } from '@/shared/lib';

/** Words for colours, without accents and without the ending of the gender, and what a dot shows. */
const colours = new Map(
  Object.entries({
    amarel: '#f4c430',
    areia: '#d9c7a3',
    azul: '#2f6fbf',
    bege: '#dcc9a8',
    branc: '#fff',
    bordo: '#6d1a36',
    caqui: '#9a8b5f',
    caramel: '#b5763a',
    celeste: '#8cc4ea',
    chumbo: '#4c5157',
    cinza: '#9a9a9a',
    coral: '#f2795f',
    cru: '#efe6d2',
    dourad: '#c9a227',
    goiaba: '#e8606b',
    grafite: '#45484d',
    laranja: '#ee7b22',
    lilas: '#b9a0d8',
    marinho: '#1c2d54',
    marrom: '#6b4428',
    mescla: '#b7b9bc',
    mostarda: '#d5a021',
    natural: '#efe6d2',
    oliva: '#6f7a3a',
    palha: '#e8d9a9',
    pret: '#1a1a1a',
    pratead: '#c4c8cc',
    rosa: '#f0a0b8',
    rox: '#6b3fa0',
    salmao: '#f4a28c',
    terracota: '#c0603f',
    turquesa: '#2bb5b0',
    verd: '#3b8f4b',
    vermelh: '#cc2b2b',
    vinho: '#6d1a36',
    violet: '#7b4fb0',
  }),
);

/** A dot's colour for an owner's words: the last known one ('Azul-marinho' is 'marinho'), or undefined. */
export function colourOf(text: string): string | undefined {
  const words = withoutAccents(text.toLowerCase()).split(/[^a-z]+/);
  return words.flatMap((word) => colours.get(word) ?? colours.get(word.replace(/[aeo]s?$/, '')) ?? []).at(-1);
}
