import { describeFacts, evidenceOf, verdictOf } from 'action-log';
import type { Comparison, Difference, Evidence, Timeline } from 'action-log';
import { formatList } from '../formats';

interface Props<State> {
  timeline: Timeline<State>;
  /** What a replay finds; undefined while the log is compared. */
  check: Comparison | undefined;
  jump: (to: number) => void;
}

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
            ? `First difference: ${placeOf(difference)}. What differs: ${difference.what}.`
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
