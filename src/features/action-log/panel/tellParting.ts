import type { Parting } from '../replay/compareLogs';

/** Where two logs part, as sentences in Portuguese. The steps have the numbers of the timeline. */
export function tellParting({ what, one, other, meets }: Parting, index: number) {
  const [here, there] = [one[0] + 1, other[0] + 1];
  const where =
    here === there ? `no passo ${here}` : `no passo ${here} do registro aberto e no passo ${there} do outro`;
  const again = index > 0 ? 'de novo ' : '';
  const why =
    what === 'screen' ? 'Fazem o mesmo, mas a tela muda de outro jeito.' : 'Fazem coisas diferentes.';
  return {
    headline: `Separam-se ${again}${where}. ${why}`,
    meeting: meets
      ? `Voltam a fazer o mesmo nos passos ${one[1] + 1} e ${other[1] + 1}.`
      : 'Não voltam a fazer o mesmo.',
  };
}
