import { describeFacts, evidenceOf, verdictOf } from 'action-log';
import type { Comparison, Difference, Evidence, Timeline } from 'action-log';
import { formatList } from '../formats';

interface Props<State> {
  timeline: Timeline<State>;
  /** What a replay finds; undefined while the log is compared. */
  check: Comparison | undefined;
  jump: (to: number) => void;
}

/** What differs, as a sentence, by the kind of a difference. */
const SENTENCES: Readonly<Record<Difference['what'], string>> = {
  state: 'The state differs.',
  'impure reducer': 'The state differs in each replay, so the reducer is not pure.',
  screen: 'The state is the same, but the screen differs.',
  effects: 'What the effects request differs.',
  hash: 'The whole state differs, and the log does not say in which values.',
  'unknown action': 'This version does not have this action.',
  slice: 'This version does not have this slice of the state.',
  crash: 'An error was thrown, now or when the log was recorded.',
};

/** Whether this version does what the log says, and if not, the first difference, as people read a diff. */
export function Verdict<State>({ timeline, check, jump }: Props<State>) {
  const evidence = evidenceOf(timeline.log, check?.notCompared);
  const difference = check?.difference;
  const verdict = difference === undefined ? 'open' : verdictOf(difference, evidence);
  return (
    <div className="stack" data-verdict={verdict}>
      <p role="status">
        <strong className={difference ? 'trouble' : undefined}>
          {difference
            ? `First difference: ${placeOf(difference)}. ${SENTENCES[difference.what]}`
            : difference === null && agreement(timeline.length, evidence)}
        </strong>
      </p>
      {verdict === 'open' && <progress aria-label="Comparing" />}
      {difference && (
        <>
          <p>
            <button onClick={() => jump(difference.index + 1)}>Go to the difference</button>
          </p>
          <pre>{describeFacts(difference.facts).join('\n')}</pre>
        </>
      )}
    </div>
  );
}

const placeOf = ({ index, action }: Difference) =>
  index < 0 ? 'at the start' : `step ${index + 1}, ${action}`;

function agreement(length: number, { missing, notJson }: Evidence): string {
  if (notJson.length > 0)
    return `No difference, but what no replay repeats was not compared: ${formatList(notJson)}.`;
  if (missing.length > 0)
    return `No difference, but the log is missing ${formatList(missing)}, so not everything was compared.`;
  return `The same as the log in all ${length} steps.`;
}
