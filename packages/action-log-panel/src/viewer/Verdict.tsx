import {
  describeLines,
  evidenceOf,
  parseChanges,
  verdictOf,
  type Difference,
  type Evidence,
  type EvidencePart,
  type Timeline,
} from 'action-log';
import type { Host } from '../host';
import { differenceTexts, formatList, shorten } from '../text/formats';
import { factText, namesIn } from '../text/names';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many steps have been replayed. */
  ready: number;
  jump: (to: number) => void;
}

/** Whether this version does what the log says, and if not, the first difference, as people read a diff. */
export function Verdict<State>({ timeline, host, ready, jump }: Props<State>) {
  const difference = timeline.difference();
  const isDone = ready === timeline.length;
  const evidence = evidenceOf(timeline.log);
  const verdict = difference ? 'differs' : isDone ? verdictOf(null, evidence) : 'open';
  return (
    <div className="verdict" data-verdict={verdict}>
      <p role="status">
        <strong>
          {difference ? headlineOf(difference) : isDone && agreement(timeline.length, evidence)}
        </strong>
      </p>
      {verdict === 'open' && <progress aria-label="Comparing" value={ready / timeline.length} />}
      {difference && (
        <>
          <button onClick={() => jump(difference.index + 1)}>Go to the difference</button>
          <pre>{linesOf(difference, timeline, host).join('\n')}</pre>
        </>
      )}
    </div>
  );
}

function linesOf<State>(difference: Difference, { stateAt, start }: Timeline<State>, host: Host<State>) {
  const { what, index, expected, found } = difference;
  if (what === 'screen') return describeLines(expected, found);
  const nameOf = namesIn(host, stateAt(index + 1) ?? start);
  const textsOf = (fact: string) =>
    what === 'state'
      ? parseChanges(`[${fact}]`).map(([path, to = 'removed']) => factText(path, to, nameOf))
      : [shorten(fact)];
  return [
    ...expected.flatMap(textsOf).map((text) => `- ${text}`),
    ...found.flatMap(textsOf).map((text) => `+ ${text}`),
  ];
}

function headlineOf({ index, action, what }: Difference): string {
  const where = index < 0 ? 'at the start' : `step ${index + 1}, ${action}`;
  return `First difference: ${where}. ${differenceTexts[what]} - expected, + found:`;
}

const partTexts: Readonly<Record<EvidencePart, string>> = {
  end: 'the end of the file',
  hashes: 'states from start to end',
  changes: 'what each step changed',
  screens: 'what the screen showed',
};

function agreement(length: number, evidence: Evidence): string {
  const listOf = (parts: readonly EvidencePart[]) => formatList(parts.map((part) => partTexts[part]));
  const { missing, notJson } = evidence;
  if (notJson.length > 0)
    return `No difference, but what is not JSON was not compared: ${formatList(notJson)}.`;
  if (missing.length > 0)
    return `No difference, but the log is missing ${listOf(missing)}, so not everything was compared.`;
  return evidence.missingByKind.length > 0
    ? `No difference. A log of this kind does not contain ${listOf(evidence.missingByKind)}.`
    : `The same as the log in all ${length} steps.`;
}
