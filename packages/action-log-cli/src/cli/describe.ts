/**
 * What a replay finds, in words.
 */
import type { Evidence } from 'action-log';
import type { FileDifference, FileReport, PathDifference, PathValue } from './fileReport';
import { unlikeValues } from './unlikeValues';
import { words, wordsFor, type English } from './words';

type Lack = Evidence['lacks'][number];

/** Characters of the first column, the verdict. */
const WIDTH = 10;
/** How many values are printed at most, and how many characters of each. */
const MOST = 6;
const LONGEST = 200;
const indent = ' '.repeat(WIDTH + 1);

const lacking = {
  end: 'its end',
  hashes: 'the hash of its first or last state',
  changes: 'what some actions changed',
  screens: 'what some screens showed',
} as const satisfies Readonly<Record<Lack, string>>;

/** The lines on one file. */
export function describeFile(report: FileReport): string {
  const verdict = report.result === 'unknown version' ? 'unknown' : report.result;
  const line = (text: string) => `${words(verdict).padEnd(WIDTH)} ${report.file}: ${text}`;
  if ('reason' in report) return line(report.reason);
  const { actions, cutOff, compared, difference } = report;
  const length = `${cutOff ? `${words('cut off after')} ` : ''}${count(actions, 'action')}`;
  if (difference) return [line(`${nameStep(difference)}; ${length}`), ...detailsOf(difference)].join('\n');
  const { states, changes, screens, effects, lacks, byNature } = compared;
  const parts = [
    count(states, 'hash'),
    count(changes, 'change'),
    count(screens, 'screen'),
    count(effects, 'effect'),
  ];
  const list = (all: readonly Lack[]) => all.map((lack) => words(lacking[lack])).join(', ');
  const missing = lacks.filter((lack) => !byNature.includes(lack));
  const without = [
    missing.length > 0 ? words('; the file lacks {}', list(missing)) : '',
    byNature.length > 0
      ? words('; {}, as in every log of its kind', words('without {}', list(byNature)))
      : '',
  ].join('');
  return line(`${length}; ${words('compared')} ${parts.join(', ')}${without}`);
}

/** One line on all files. */
export function describeTotal(reports: readonly FileReport[]): string {
  const results = [...new Set(reports.map(({ result }) => result))];
  const counts = results.map(
    (result) => `${reports.filter((one) => one.result === result).length} ${wordsFor(result)}`,
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
export function count(number: number, noun: English): string {
  const plural = noun.endsWith('h') ? `${noun}es` : `${noun}s`;
  return `${number} ${number === 1 ? words(noun) : wordsFor(plural)}`;
}

/** 'step 13 counter/added (Adds 2)': numbered from 1, as in the panel. */
export function nameStep({ index, action, step }: Pick<FileDifference, 'index' | 'action' | 'step'>): string {
  return index < 0 ? words('the start') : `${words('step')} ${index + 1} ${action} (${step})`;
}

const headings = {
  crash: 'an error in a reducer or in a rule of the effects, now or when the log was recorded',
  effects: 'what effects request',
  outcome: 'an alert that was never shown when the log was recorded',
} as const;

function detailsOf({ what, expected, found, state = [] }: FileDifference): string[] {
  if (what === 'unknown action') return [indent + words('this version of the app has no such action')];
  if (what === 'hash')
    return [
      indent + words('hash of the state; the log says no more here'),
      ...bothSides(expected.join(), found.join()),
    ];
  if (what === 'state' || what === 'screen')
    return [...(what === 'screen' ? [indent + words('the screen')] : []), ...describePaths(state)];
  const heading = indent + words(headings[what]);
  if (what === 'effects') return [heading, ...describePaths(state)];
  const nothing = words('nothing');
  return [heading, ...bothSides(expected.join(' ') || nothing, found.join(' ') || nothing)];
}

/** The lines on values that differ, by path or by the name of a fact. */
export function describePaths(given: readonly PathDifference[]): string[] {
  const paths = given.flatMap(unlikeValues);
  return [...paths.slice(0, MOST).flatMap(describePath), ...describeRest(paths.length - MOST)];
}

function describePath({ path, expected, found }: PathDifference): string[] {
  return [
    indent + (wordsFor(path) || words('the whole state')),
    ...bothSides(...whereUnlike(textOf(expected), textOf(found))),
  ];
}

/** Between words, and between the parts of JSON. */
const GAP = /[\s,]/;

/** Two texts, or of long ones the part in which they begin to differ, cut between words. */
function whereUnlike(...texts: [string, string]): [string, string] {
  const [one, other] = texts;
  const same = [...one].findIndex((character, at) => character !== other[at]);
  let from = Math.max(one.length, other.length) > LONGEST ? Math.max(0, same - LONGEST / 4) : 0;
  while (from > 0 && !GAP.test(one.charAt(from - 1))) from--;
  return [shorten(one, from), shorten(other, from)];
}

function shorten(text: string, from: number): string {
  let end = Math.min(text.length, from + LONGEST);
  while (end < text.length && !GAP.test(text.charAt(end))) end++;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

function describeRest(more: number): string[] {
  return more > 0 ? [indent + words('and {} more; --json prints all', more)] : [];
}

function bothSides(expected: string, found: string): string[] {
  const [wanted, had] = [words('expected'), words('found')];
  const width = Math.max(wanted.length, had.length);
  return [`${indent}  ${wanted.padEnd(width)}  ${expected}`, `${indent}  ${had.padEnd(width)}  ${found}`];
}

function textOf({ value, isGone, isUnchanged }: PathValue): string {
  const text = isGone ? words('nothing') : JSON.stringify(value);
  return isUnchanged ? `${text} (${words('as before')})` : text;
}
