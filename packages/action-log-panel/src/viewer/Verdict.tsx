import { describeFacts, evidenceOf, verdictOf } from 'action-log';
import type { Difference, Evidence, Timeline } from 'action-log';
import { formatList } from '../formats';

interface Props<State> {
  timeline: Timeline<State>;
  /** The first difference, null if there is none; undefined while the log is compared. */
  difference: Difference | null | undefined;
  jump: (to: number) => void;
}

const differenceTexts: Readonly<Record<Difference['what'], string>> = {
  crash: 'This action fails in this version.',
  'unknown action': 'This version does not know the action.',
  slice: 'This version does not have the slice.',
  impure: 'A reducer makes another value each time, or changes the state in place.',
  state: 'The state changed differently.',
  screen: 'The screen shows something else.',
  effects: 'The requested effects are different.',
  hash: 'The state is different.',
};

/** Whether this version does what the log says, and if not, the first difference, as people read a diff. */
export function Verdict<State>({ timeline, difference, jump }: Props<State>) {
  const evidence = evidenceOf(timeline.log);
  const verdict = difference === undefined ? 'open' : verdictOf(difference, evidence);
  return (
    <div className="verdict" data-verdict={verdict}>
      <p role="status">
        <strong>
          {difference ? headlineOf(difference) : difference === null && agreement(timeline.length, evidence)}
        </strong>
      </p>
      {verdict === 'open' && <progress aria-label="Comparing" />}
      {difference && (
        <>
          <button onClick={() => jump(difference.index + 1)}>Go to the difference</button>
          <pre>{describeFacts(difference.facts).join('\n')}</pre>
        </>
      )}
    </div>
  );
}

function headlineOf({ index, action, what }: Difference): string {
  const place = index < 0 ? 'at the start' : `step ${index + 1}, ${action}`;
  return `First difference: ${place}. ${differenceTexts[what]}`;
}

function agreement(length: number, { missing, notJson }: Evidence): string {
  if (notJson.length > 0)
    return `No difference, but what no replay repeats was not compared: ${formatList(notJson)}.`;
  if (missing.length > 0)
    return `No difference, but the log is missing ${formatList(missing)}, so not everything was compared.`;
  return `The same as the log in all ${length} steps.`;
}
