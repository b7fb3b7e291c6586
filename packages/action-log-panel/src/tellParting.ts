import type { Parting } from 'action-log';

/**
 * Where two logs part, as sentences in Portuguese. The steps have the numbers of the timeline.
 * @param parting undefined where they part nowhere
 * @param index how many partings come before it
 */
export function tellParting(parting: Parting | undefined, index: number) {
  if (!parting) return { headline: 'Os dois registros fazem o mesmo, do começo ao fim.', meeting: '' };
  const { what, one, other, meets } = parting;
  const again = index > 0 ? 'de novo ' : '';
  const why =
    what === 'screen' ? 'Fazem o mesmo, mas a tela muda de outro jeito.' : 'Fazem coisas diferentes.';
  return {
    headline: `Separam-se ${again}${place(one[0], other[0])}. ${why}`,
    meeting: meets ? `Voltam a fazer o mesmo ${place(one[1], other[1])}.` : 'Não voltam a fazer o mesmo.',
  };
}

function place(index: number, other: number): string {
  return index === other
    ? `no passo ${index + 1}`
    : `no passo ${index + 1} do registro aberto e no ${other + 1} do outro`;
}
