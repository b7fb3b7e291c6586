import { useEffect, useRef } from 'react';
import type { LogDifference, Timeline } from 'action-log';
import { StateChanges } from '../details/StateChanges';
import type { Host } from '../host';
import type { NameOf } from '../text/names';
import { Glyph } from '../ui/Glyph';

/** A second log, and where the one that is shown first differs from it. */
export interface Compared<State> {
  timeline: Timeline<State>;
  name: string;
  difference: LogDifference | null;
}

interface Props<State> {
  host: Host<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: Compared<State>;
  nameOf: NameOf;
  jump: (to: number) => void;
  /** Shows a state of the other log. */
  visit: (state: State, name: string) => void;
  onClose: () => void;
}

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/**
 * Where two logs first differ: what each does there, and what is different then. A press on the step of
 * either shows its state. It takes the focus.
 */
export function Comparison<State>(props: Props<State>) {
  const { host, timeline, other, nameOf, jump, visit, onClose } = props;
  const { difference, name } = other;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const visitOther = (count: number) => visit(other.timeline.stateAt(count), `step ${count} of ${name}`);
  return (
    <section ref={box} tabIndex={-1} className="comparison stack" aria-label="Comparison">
      <div className="buttons">
        <p role="status" className="grow">
          <strong>{headlines[difference?.what ?? 'nothing']}</strong>
        </p>
        <button className="quiet" title="Close comparison" onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {difference && (
        <div className="stepDetails">
          <Side name="This log" host={host} timeline={timeline} count={difference.one} show={jump} />
          <Side
            name={name}
            host={host}
            timeline={other.timeline}
            count={difference.other}
            show={visitOther}
          />
          <StateChanges
            host={host}
            before={timeline.stateAt(difference.one)}
            after={other.timeline.stateAt(difference.other)}
            nameOf={nameOf}
            sides={['This log', name]}
            screens={difference.screens}
            leftOut={BOOKKEEPING}
          />
        </div>
      )}
    </section>
  );
}

const headlines = {
  nothing: 'Both logs are the same, from start to end.',
  answers: 'The same actions, but only one log has an answer.',
  screen: 'The same actions until here, but the screen is different.',
  actions: 'The actions are different from here on.',
} as const;

interface SideProps<State> {
  /** The name of the log. */
  name: string;
  host: Pick<Host<State>, 'describe'>;
  timeline: Timeline<State>;
  /** The number of the state. */
  count: number;
  /** Shows the state after `count` actions. */
  show: (count: number) => void;
}

/** The step of one of two logs where they differ. */
function Side<State>({ name, host, timeline, count, show }: SideProps<State>) {
  const step = timeline.stepTo(count);
  const text = step ? host.describe(step.action, step.before) : 'Start';
  return (
    <div>
      <h2>{name}</h2>
      {count > timeline.length ? (
        <p>Ends here.</p>
      ) : (
        <button className="link" onClick={() => show(count)}>
          {`${count}. ${text}`}
        </button>
      )}
    </div>
  );
}
