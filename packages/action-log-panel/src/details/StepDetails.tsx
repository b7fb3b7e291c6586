import { useId, useMemo, useState } from 'react';
import type { Timeline } from 'action-log';
import { screenOrError } from 'action-log';
import controls from '../controls.module.scss';
import { namesIn } from '../names';
import type { QaShop } from '../qaShop';
import { StateTree } from '../tree/StateTree';
import { tellAsked } from '../wording';
import { Changes } from './Changes';
import { happenedAt } from './happenedAt';
import { Lines } from './Lines';
import { tellChanges } from './tellChanges';
import { Value } from './Value';
import styles from './StepDetails.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  /** How many actions came before the state that is shown. */
  at: number;
}

/** The action that led to the state that is shown, what it changed, what effects asked for, and the whole state. */
export function StepDetails<State>({ timeline, shop, at }: Props<State>) {
  const title = useId();
  const [hasTree, setHasTree] = useState(false);
  const state = timeline.stateAt(at) ?? timeline.start;
  const step = timeline.stepTo(at);
  const names = useMemo(() => namesIn(shop, state, ...(step ? [step.before] : [])), [shop, state, step]);
  const around = happenedAt(timeline.log, at, shop.words);
  const errors = [...(step?.crash ? [step.crash] : []), ...around.errors];
  return (
    <div className={styles.details}>
      {!step && <p>O estado antes da primeira ação.</p>}
      {step && (
        <>
          {errors.length > 0 && <Lines title="Erros" lines={errors} isTrouble />}
          {around.causes.length > 0 && <Lines title="O que veio antes" lines={around.causes} />}
          <Changes
            title="O que mudou na tela"
            changes={tellChanges(screenOrError(shop, step.before), screenOrError(shop, step.after), names)}
            nameOf={names.nameOf}
          />
          <Changes
            title="O que mudou no estado"
            changes={tellChanges(step.before, step.after, names)}
            nameOf={names.nameOf}
          />
          <Lines title="Efeitos e pedidos" lines={tellAsked(timeline.effectsOf(step), shop.words)} />
          {around.outcomes.length > 0 && <Lines title="O que aconteceu" lines={around.outcomes} />}
          <section aria-labelledby={title}>
            <h3 className={controls.heading} id={title}>
              Ação
            </h3>
            <code>{step.action.type}</code>
            {step.action.payload !== undefined && (
              <div>
                <Value value={step.action.payload} nameOf={names.nameOf} />
              </div>
            )}
          </section>
        </>
      )}
      <details
        className={styles.state}
        open={hasTree}
        onToggle={({ currentTarget }) => setHasTree(currentTarget.open)}
      >
        <summary className={controls.heading}>Estado inteiro</summary>
        {hasTree && <StateTree state={state} nameOf={names.nameOf} />}
      </details>
    </div>
  );
}
