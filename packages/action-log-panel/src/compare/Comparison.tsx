import { useEffect, useMemo, useRef, useState } from 'react';
import { compareLogs, type Parting, type Timeline } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { ComparedStep } from './ComparedStep';
import type { Compared } from './CompareTools';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: Compared<State>;
  jump: (to: number) => void;
  onClose: () => void;
}

/** Where two logs part, one parting at a time: what each does there, and where they meet again. It takes the focus. */
export function Comparison<State>({ host, timeline, other, jump, onClose }: Props<State>) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [one, two] = [timeline.log, other.timeline.log];
  const partings = useMemo(() => compareLogs(one, two, host), [one, two, host]);
  const parting = partings[index];

  return (
    <section ref={box} tabIndex={-1} className="comparison" aria-label={t`Comparação`}>
      <div className="comparisonTop">
        <p role="status" className="comparisonHeadline">
          {parting ? headlineOf(parting, index) : t`Os dois registros fazem o mesmo, do começo ao fim.`}
        </p>
        {parting && (
          <Button onClick={() => jump(Math.min(parting.one[0] + 1, timeline.length))}>
            {t`Ir para a separação`}
          </Button>
        )}
        {partings.length > 1 && (
          <Button onClick={() => setIndex((index + 1) % partings.length)}>
            {t`Próxima (${index + 1} de ${partings.length})`}
          </Button>
        )}
        <Button look="quiet" aria-label={t`Fechar comparação`} onClick={onClose}>
          <Glyph name="close" />
        </Button>
      </div>
      {parting && (
        <>
          <dl className="comparisonSides">
            <ComparedStep name={t`Registro aberto`} host={host} timeline={timeline} span={parting.one} />
            <ComparedStep name={other.name} host={host} timeline={other.timeline} span={parting.other} />
          </dl>
          <p className="comparisonMeeting">
            {parting.meets
              ? t`Voltam a fazer o mesmo ${stepNumbers(parting.one[1], parting.other[1])}.`
              : t`Não voltam a fazer o mesmo.`}
          </p>
        </>
      )}
    </section>
  );
}

function headlineOf({ what, one, other }: Parting, index: number): string {
  const again = index > 0 ? t`de novo ` : '';
  const why =
    what === 'screen' ? t`Fazem o mesmo, mas a tela muda de outro jeito.` : t`Fazem coisas diferentes.`;
  return t`Separam-se ${again}${stepNumbers(one[0], other[0])}. ${why}`;
}

/** Two actions by the numbers that they have on the timelines. */
function stepNumbers(index: number, other: number): string {
  return index === other
    ? t`no passo ${index + 1}`
    : t`no passo ${index + 1} do registro aberto e no ${other + 1} do outro`;
}
