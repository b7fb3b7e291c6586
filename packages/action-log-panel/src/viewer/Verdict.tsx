import {
  describeLines,
  evidenceOf,
  type Difference,
  type Evidence,
  type EvidencePart,
  type Timeline,
  verdictOf,
} from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { describeFact, differenceTexts, formatList } from '../text/formats';
import { namesIn } from '../text/names';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many steps have been replayed. */
  ready: number;
  jump: (to: number) => void;
}

/** Whether this version does what the log says, and if not, the first difference. */
export function Verdict<State>({ timeline, host, ready, jump }: Props<State>) {
  const difference = timeline.difference();
  const state = timeline.stateAt((difference?.index ?? -1) + 1) ?? timeline.start;
  const nameOf = namesIn(host, state);
  const isDone = ready === timeline.length;
  const evidence = evidenceOf(timeline.log);
  const verdict = difference ? 'differs' : isDone ? verdictOf(null, evidence) : 'open';
  const describe = (fact: string) => (difference ? describeFact(difference, fact, nameOf) : '');
  return (
    <div className="verdict" data-verdict={verdict}>
      <p role="status">
        <strong>
          {difference ? headlineOf(difference) : isDone && agreement(timeline.length, evidence)}
        </strong>
      </p>
      {!difference && !isDone && <p>{`Comparing: ${ready} of ${timeline.length}`}</p>}
      {difference && (
        <>
          <Button onClick={() => jump(difference.index + 1)}>Go to the difference</Button>
          {difference.what === 'screen' ? (
            <pre className="outlineChanges">
              {describeLines(difference.expected, difference.found).join('\n')}
            </pre>
          ) : (
            <dl>
              <Facts name="Expected" texts={difference.expected.map(describe)} />
              <Facts name="Found" texts={difference.found.map(describe)} />
            </dl>
          )}
        </>
      )}
    </div>
  );
}

function headlineOf({ index, action, what }: Difference): string {
  const where = index < 0 ? 'at the start' : `step ${index + 1}, ${action}`;
  return `First difference: ${where}. ${differenceTexts[what]}`;
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

function Facts({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {texts.length === 0 && <dd>nothing</dd>}
      {texts.map((text) => (
        <dd key={text}>
          <code>{text}</code>
        </dd>
      ))}
    </div>
  );
}
