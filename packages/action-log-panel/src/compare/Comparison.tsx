import { useEffect, useMemo, useRef, useState } from 'react';
import { compareLogs, type Parting, type Timeline } from 'action-log';
import { Changes } from '../details/Changes';
import { describeChanges } from '../details/describeChanges';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { ComparedSteps } from './ComparedSteps';
import type { Compared } from './CompareTools';
import { namesIn } from '../words/names';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: Compared<State>;
  jump: (to: number) => void;
  /** Shows a state of the other log. */
  visit: (state: State, name: string) => void;
  onClose: () => void;
}

/**
 * Where two logs part, one parting at a time: what each does there, and where they meet again. A press on a step of either shows
 * its state. It takes the focus.
 */
export function Comparison<State>({ host, timeline, other, jump, visit, onClose }: Props<State>) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [one, two] = [timeline.log, other.timeline.log];
  const partings = useMemo(() => compareLogs(one, two, host), [one, two, host]);
  const parting = partings[index];
  const jumpInOther = (count: number) => {
    const state = other.timeline.stateAt(count);
    if (state !== undefined) visit(state, t`passo ${count} de ${other.name}`);
  };
  const names = namesIn(host, timeline.stateAt(parting?.one[1] ?? 0) ?? timeline.start, other.timeline.start);

  return (
    <section ref={box} tabIndex={-1} className="comparison" aria-label={t`Comparação`}>
      <div className="row">
        <p role="status" className="comparisonHeadline">
          {parting ? headlineOf(parting, index) : t`Os dois registros fazem o mesmo, do começo ao fim.`}
        </p>
        {partings.length > 1 && (
          <Button onClick={() => setIndex((index + 1) % partings.length)}>
            {t`Próxima (${index + 1} de ${partings.length})`}
          </Button>
        )}
        <Button look="quiet" aria-label={t`Fechar comparação`} tip={t`Fechar comparação`} onClick={onClose}>
          <Glyph name="close" />
        </Button>
      </div>
      {parting && (
        <>
          <div className="comparisonSides">
            <ComparedSteps
              name={t`Registro aberto`}
              host={host}
              timeline={timeline}
              span={parting.one}
              hasChanges={!parting.screens}
              show={jump}
            />
            <ComparedSteps
              name={other.name}
              host={host}
              timeline={other.timeline}
              span={parting.other}
              hasChanges={!parting.screens}
              show={jumpInOther}
            />
          </div>
          {parting.screens && (
            <Changes
              title={t`Na tela`}
              changes={describeChanges(...parting.screens, names)}
              nameOf={names.nameOf}
              columns={[t`Registro aberto`, other.name]}
            />
          )}
          {parting.what === 'actions' && (
            <p className="comparisonMeeting">
              {parting.meets
                ? t`Voltam a fazer o mesmo ${stepNumbers(parting.one[1], parting.other[1])}.`
                : t`Não voltam a fazer o mesmo.`}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function headlineOf({ what, one, other }: Parting, index: number): string {
  if (what === 'answers') return t`As pessoas fazem o mesmo, mas uma resposta só chega a um dos registros.`;
  if (what === 'screen' && one[1] === 0) return t`Começam com outra coisa na tela.`;
  if (what === 'screen') return t`Fazem o mesmo, mas a tela fica diferente ${stepNumbers(one[0], other[0])}.`;
  const again = index > 0 ? t`de novo ` : '';
  return t`Separam-se ${again}${stepNumbers(one[0], other[0])}. Fazem coisas diferentes.`;
}

/** Two actions by the numbers that they have on the timelines. */
function stepNumbers(index: number, other: number): string {
  return index === other
    ? t`no passo ${index + 1}`
    : t`no passo ${index + 1} do registro aberto e no ${other + 1} do outro`;
}
