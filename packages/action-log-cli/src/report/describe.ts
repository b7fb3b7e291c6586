/**
 * What a replay and a walk find, in words.
 */
import { describeFacts, verdictOf } from 'action-log';
import type { Difference, Evidence, Fact } from 'action-log';
import { walkResult, type FileReport, type WalkReport } from './fileReport';

/** Characters of the first column, the verdict. */
const WIDTH = 10;
/** How many lines of a difference are printed at most, and how many characters of each. */
const MOST_LINES = 40;
const LONGEST_LINE = 500;
/** How many characters of a longer line are printed of its beginning, and how many before the place where it differs. */
const CONTEXT = 60;
/** How many values that are not JSON are named at most. */
const MOST_NAMES = 3;
const indent = ' '.repeat(WIDTH + 1);

const line = (verdict: string, text: string) => `${verdict.padEnd(WIDTH)} ${text}`;

/** What a command prints about a file. */
export interface Answer {
  text: string;
  result: FileReport['result'];
}

export const answerOf = (report: FileReport): Answer => ({
  text: describeFile(report),
  result: report.result,
});

/** The lines about one file. */
export function describeFile(report: FileReport): string {
  if ('reason' in report)
    return line(report.result.replace(' version', ''), `${report.file}: ${report.reason}`);
  const { file, actions, compared, difference, walk } = report;
  const length = count(actions, 'action');
  const outcome = difference
    ? `${nameStep(difference)}${causeOf(difference)}; ${length}`
    : `${length}; ${describeEvidence(compared)}`;
  return [
    line(verdictOf(difference, compared), `${file}: ${outcome}`),
    ...(difference ? linesOn(difference.facts) : []),
    ...(walk ? describeWalk(walk) : []),
  ].join('\n');
}

/** Why every replay of a step differs, even with the version that recorded it; empty for any other difference. */
const causeOf = ({ what }: Difference) =>
  what === 'impure reducer' ? '; it differs in each replay, so its reducer is not pure' : '';

/** One line about all files. */
export function describeTotal(reports: readonly FileReport[]): string {
  const results = [...new Set(reports.map(({ result }) => result))];
  const counts = results.map(
    (result) => `${reports.filter((report) => report.result === result).length} ${result}`,
  );
  return `${count(reports.length, 'log')}: ${counts.join(', ')}`;
}

/** '1 action', '2 actions', '2 hashes' */
function count(number: number, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun}${noun.endsWith('h') ? 'es' : 's'}`;
}

/** 'step 13 counter/added (Adds 2)': numbered from 1, as in the panel. */
export function nameStep({ index, action, step }: Pick<Difference, 'index' | 'action' | 'step'>): string {
  return index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
}

function describeEvidence({ states, changes, screens, effects, missing, notJson }: Evidence): string {
  return [
    `compared ${count(states, 'hash')}, ${count(changes, 'change')}, ${count(screens, 'screen')}, ${count(effects, 'effect')}`,
    ...(missing.length > 0 ? [`missing in the file: ${missing.join(', ')}`] : []),
    ...(notJson.length > 0 ? [`not compared, because no replay repeats it: ${namesOf(notJson)}`] : []),
  ].join('; ');
}

function namesOf(values: readonly string[]): string {
  const more = values.length - MOST_NAMES;
  return values.slice(0, MOST_NAMES).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** The lines on the app in a browser. */
function describeWalk(walk: WalkReport) {
  const { version, compared, pressed, moved, dispatched, differences, notRepeated } = walk;
  const [first, ...others] = differences;
  const walked = `in Chromium ${version} at ${count(compared, 'step')} (${pressed} pressed, ${moved} moved, ${dispatched} dispatched)`;
  if (notRepeated && walkResult(walk, 'same') === 'not repeated')
    return [
      line(
        'not repeated',
        `${walked}: from step ${notRepeated.index + 1} on, because of a ${notRepeated.what}`,
      ),
    ];
  if (!first) return [line('same', walked)];
  const more = others.length > 0 ? `, and ${count(others.length, 'more step')} (--json lists all)` : '';
  const end = others.find(({ endsWalk }) => endsWalk);
  return [
    line('different', `${walked}: ${nameStep(first)}${more}`),
    ...linesOn(first.facts),
    ...(end ? [`${indent}the walk ended at ${nameStep(end)}`, ...linesOn(end.facts)] : []),
  ];
}

/** The lines on facts that differ. */
function linesOn(facts: readonly Fact[]): string[] {
  const lines = describeFacts(facts);
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES).map((text) => (indent + shorten(text, lines)).trimEnd()),
    ...(more > 0 ? [`${indent}and ${count(more, 'more line')}; --json prints all`] : []),
  ];
}

/** A long line without its end, and without what comes before the place where it differs from the line in its stead. */
function shorten(text: string, lines: readonly string[]): string {
  if (text.length <= LONGEST_LINE) return text;
  const opposite = { '-': '+', '+': '-' }[text.charAt(0)];
  const inItsStead = lines.filter((candidate) => opposite !== undefined && candidate.startsWith(opposite));
  const differsAt = Math.max(
    0,
    ...inItsStead.map((candidate) => 1 + equalCharacters(candidate.slice(1), text.slice(1))),
  );
  const start = differsAt - CONTEXT;
  const shown = start > CONTEXT ? `${text.slice(0, CONTEXT)}…${text.slice(start)}` : text;
  return shown.length > LONGEST_LINE ? `${shown.slice(0, LONGEST_LINE)}…` : shown;
}

/** How many characters two texts have in common at their beginning. */
function equalCharacters(left: string, right: string): number {
  let count = 0;
  while (count < left.length && left[count] === right[count]) count += 1;
  return count;
}
