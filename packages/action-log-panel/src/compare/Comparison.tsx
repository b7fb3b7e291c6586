import { useEffect, useRef, useState } from 'react';
import { screenOrError, type LogDifference, type Timeline } from 'action-log';
import { Changes } from '../details/Changes';
import { describeChanges } from '../details/describeChanges';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { ComparedSteps } from './ComparedSteps';
import type { Compared } from './CompareTools';
import { useComparison } from './useComparison';
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
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const partings = useComparison(timeline.log, other.timeline.log, host);
  const parting = partings?.[index];
  const jumpInOther = (count: number) => {
    const state = other.timeline.stateAt(count);
    if (state !== undefined) visit(state, t`passo ${count} de ${other.name}`);
  };

  return (
    <section ref={box} tabIndex={-1} className="comparison" aria-label={t`Comparação`}>
      <div className="row">
        <p role="status" className="comparisonHeadline">
          {!partings && t`Comparando…`}
          {partings && !parting && t`Os dois registros fazem o mesmo, do começo ao fim.`}
          {parting && headlineOf(parting, index)}
        </p>
        {partings && partings.length > 1 && (
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
              isStart={isStart(parting)}
              show={jump}
            />
            <ComparedSteps
              name={other.name}
              host={host}
              timeline={other.timeline}
              span={parting.other}
              isStart={isStart(parting)}
              show={jumpInOther}
            />
          </div>
          {parting.what === 'actions' && (
            <p>
              {parting.meets
                ? t`Voltam a fazer o mesmo ${stepNumbers(parting.one[1], parting.other[1])}.`
                : t`Não voltam a fazer o mesmo.`}
            </p>
          )}
          <Differences host={host} timeline={timeline} other={other} parting={parting} />
        </>
      )}
    </section>
  );
}

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

type DifferencesProps<State> = Pick<Props<State>, 'host' | 'timeline' | 'other'> & { parting: LogDifference };

/** What differs between two logs after the first step in which they part. */
function Differences<State>({ host, timeline, other, parting }: DifferencesProps<State>) {
  const after = ({ stateAt, start }: Timeline<State>, [from, to]: LogDifference['one']) =>
    stateAt(from < to ? from + 1 : from) ?? start;
  const [one, two] = [after(timeline, parting.one), after(other.timeline, parting.other)];
  const names = namesIn(host, one, two);
  const [left, right] = parting.screens ?? [screenOrError(host, one), screenOrError(host, two)];
  const columns = [t`Registro aberto`, other.name] as const;
  const shared = { nameOf: names.nameOf, columns };
  return (
    <>
      <Changes title={t`O que difere na tela`} changes={describeChanges(left, right, names)} {...shared} />
      <Changes
        title={t`O que difere no estado`}
        changes={describeChanges(one, two, names, BOOKKEEPING)}
        {...shared}
      />
    </>
  );
}

/** Whether two logs begin with different screens. */
const isStart = ({ what, one }: LogDifference) => what === 'screen' && one[1] === 0;

function headlineOf(parting: LogDifference, index: number): string {
  const { what, one, other } = parting;
  if (what === 'answers') return t`As pessoas fazem o mesmo, mas uma resposta só chega a um dos registros.`;
  if (isStart(parting)) return t`Começam com outra coisa na tela.`;
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
