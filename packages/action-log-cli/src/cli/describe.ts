/**
 * What a replay finds, in words.
 */
import type { Evidence } from 'action-log';
import type { FileDifference, FileReport, PathDifference, PathValue } from './fileReport';

type Lack = Evidence['lacks'][number];

/** Characters of the first column, the verdict. */
const WIDTH = 10;
/** How many values are printed at most, and how many characters of each. */
const MOST = 6;
const LONGEST = 200;
const indent = ' '.repeat(WIDTH + 1);

const lacking: Readonly<Record<Lack, string>> = {
  end: 'its end',
  hashes: 'the hash of its first or last state',
  changes: 'what some actions changed',
  screens: 'what some screens showed',
};

/** The lines on one file. */
export function describeFile(report: FileReport): string {
  const verdict = report.result === 'unknown version' ? 'unknown' : report.result;
  const line = (text: string) => `${verdict.padEnd(WIDTH)} ${report.file}: ${text}`;
  if ('reason' in report) return line(report.reason);
  const { actions, cutOff, compared, difference } = report;
  const length = cutOff ? `cut off after ${count(actions, 'action')}` : count(actions, 'action');
  if (difference) return [line(`${nameStep(difference)}; ${length}`), ...detailsOf(difference)].join('\n');
  const { states, changes, screens, effects, lacks } = compared;
  const parts = [
    count(states, 'hash'),
    count(changes, 'change'),
    count(screens, 'screen'),
    count(effects, 'effect'),
  ];
  const without = lacks.length > 0 ? `; the file lacks ${lacks.map((lack) => lacking[lack]).join(', ')}` : '';
  return line(`${length}; compared ${parts.join(', ')}${without}`);
}

/** One line on all files. */
export function describeTotal(reports: readonly FileReport[]): string {
  const results = [...new Set(reports.map(({ result }) => result))];
  const counts = results.map(
    (result) => `${reports.filter((one) => one.result === result).length} ${result}`,
  );
  return `${count(reports.length, 'log')}: ${counts.join(', ')}`;
}

/** The steps of a log, numbered. */
export function describeSteps(steps: readonly { action: string; told: string }[]): string {
  return steps
    .map(({ action, told }, index) => `${String(index + 1).padStart(5)} ${action} (${told})`)
    .join('\n');
}

/** '1 action', '2 actions', '2 hashes' */
export function count(number: number, noun: string): string {
  const plural = noun.endsWith('h') ? `${noun}es` : `${noun}s`;
  return `${number} ${number === 1 ? noun : plural}`;
}

/** 'step 13 counter/added (Adds 2)': numbered from 1, as in the panel. */
export function nameStep({ index, action, step }: Pick<FileDifference, 'index' | 'action' | 'step'>): string {
  return index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
}

const headings = {
  crash: 'an error in a reducer or in a rule of the effects, now or when the log was recorded',
  effects: 'what effects request',
  outcome: 'an alert that was never shown when the log was recorded',
};

function detailsOf({ what, expected, found, state = [] }: FileDifference): string[] {
  if (what === 'unknown action') return [`${indent}this version of the app has no such action`];
  if (what === 'hash')
    return [
      `${indent}hash of the state; the log says no more here`,
      ...bothSides(expected.join(), found.join()),
    ];
  if (what === 'state' || what === 'screen')
    return [...(what === 'screen' ? [`${indent}the screen`] : []), ...describePaths(state)];
  return [
    `${indent}${headings[what]}`,
    ...bothSides(expected.join(' ') || 'nothing', found.join(' ') || 'nothing'),
  ];
}

/** The lines on values that differ, by path or by the name of a fact. */
export function describePaths(paths: readonly PathDifference[]): string[] {
  return [...paths.slice(0, MOST).flatMap(describePath), ...describeRest(paths.length - MOST)];
}

function describePath({ path, expected, found }: PathDifference): string[] {
  return [
    `${indent}${path || 'the whole state'}`,
    ...bothSides(...whereUnlike(textOf(expected), textOf(found))),
  ];
}

/** Two texts, or of long ones the part in which they begin to differ, cut between words. */
function whereUnlike(...texts: [string, string]): [string, string] {
  const [one, other] = texts;
  const same = [...one].findIndex((character, at) => character !== other[at]);
  const from =
    Math.max(one.length, other.length) > LONGEST ? one.lastIndexOf(' ', same - LONGEST / 4) + 1 : 0;
  return [shorten(one, from), shorten(other, from)];
}

function shorten(text: string, from: number): string {
  const part = text.slice(from, from + LONGEST);
  const end = from + LONGEST < text.length ? Math.max(part.lastIndexOf(' '), LONGEST / 2) : LONGEST;
  return `${from > 0 ? '…' : ''}${part.slice(0, end)}${end < LONGEST ? '…' : ''}`;
}

function describeRest(more: number): string[] {
  return more > 0 ? [`${indent}and ${more} more; --json prints all`] : [];
}

function bothSides(expected: string, found: string): string[] {
  return [`${indent}  expected  ${expected}`, `${indent}  found     ${found}`];
}

function textOf({ value, isGone, isUnchanged }: PathValue): string {
  const text = isGone ? 'nothing' : JSON.stringify(value);
  return isUnchanged ? `${text} (as before)` : text;
}
