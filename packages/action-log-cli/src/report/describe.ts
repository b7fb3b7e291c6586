/**
 * What a replay and a walk find, in words.
 */
import { describeLines, verdictOf, type Evidence, type EvidencePart } from 'action-log';
import { differingParts, isTexts } from './differingParts';
import {
  walkResult,
  type ComparedValue,
  type FileDifference,
  type FileReport,
  type ValueDifference,
  type WalkReport,
} from './fileReport';

/** Characters of the first column, the verdict. */
const WIDTH = 10;
/** How many values are printed at most, and how many characters of each. */
const MOST = 6;
const LONGEST_LINE = 200;
/** How many lines of an outline are printed at most. */
const MOST_LINES = 40;
/** How many values that are not JSON are named at most. */
const MOST_NAMES = 3;
const indent = ' '.repeat(WIDTH + 1);

const line = (verdict: string, text: string) => `${verdict.padEnd(WIDTH)} ${text}`;

/** The lines on one file. */
export function describeFile(report: FileReport): string {
  if ('reason' in report)
    return line(report.result.replace(' version', ''), `${report.file}: ${report.reason}`);
  const { file, actions, cutOff, compared, difference, walk } = report;
  const length = `${cutOff ? 'cut off after ' : ''}${count(actions, 'action')}`;
  const found = difference
    ? `${nameStep(difference)}; ${length}`
    : `${length}; ${describeEvidence(compared)}`;
  return [
    line(verdictOf(difference, compared), `${file}: ${found}`),
    ...(difference ? describeDifference(difference) : []),
    ...(walk ? describeWalk(walk) : []),
  ].join('\n');
}

/** One line on all files. */
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
function nameStep({ index, action, step }: Pick<FileDifference, 'index' | 'action' | 'step'>): string {
  return index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
}

const partTexts: Readonly<Record<EvidencePart, string>> = {
  end: 'its end',
  hashes: 'the hash of its first or last state',
  changes: 'what some actions changed',
  screens: 'what some screens showed',
};

function describeEvidence(evidence: Evidence): string {
  const { states, changes, screens, effects, missing, missingByKind, notJson } = evidence;
  const list = (parts: readonly EvidencePart[]) => parts.map((part) => partTexts[part]).join(', ');
  return [
    `compared ${count(states, 'hash')}, ${count(changes, 'change')}, ${count(screens, 'screen')}, ${count(effects, 'effect')}`,
    ...(missing.length > 0 ? [`missing in the file: ${list(missing)}`] : []),
    ...(notJson.length > 0 ? [`not compared, because it is not JSON: ${namesOf(notJson)}`] : []),
    ...(missingByKind.length > 0 ? [`without ${list(missingByKind)}, as in every log of its kind`] : []),
  ].join('; ');
}

function namesOf(values: readonly string[]): string {
  const more = values.length - MOST_NAMES;
  return values.slice(0, MOST_NAMES).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

const IMPURE =
  'a reducer makes another value each time, or changes the state in place: nothing after it can be compared';

const headings = {
  'unknown action': 'this version of the app has no such action',
  slice: 'this version of the app has no such slice: load it in the module of --entry',
  hash: 'hash of the state; the log says no more here',
  state: null,
  screen: 'the screen: - expected, + found',
  effects: 'what effects request: - expected, + found',
  crash: 'an error in a reducer or in a rule of the effects, now or when the log was recorded',
  outcome: 'an alert that was never shown when the log was recorded',
} as const;

function describeDifference({ index, what, expected, found, values, lines }: FileDifference): string[] {
  if (what === 'impure') return [`${indent}impure: step ${index + 1}, \`${found.join()}\``, indent + IMPURE];
  const heading = headings[what];
  return [
    ...(heading === null ? [] : [indent + heading]),
    ...(values ? describeValues(values) : []),
    ...(lines ? indented(lines) : []),
    ...(values || lines || what === 'unknown action'
      ? []
      : bothSides(expected.join(' ') || 'nothing', found.join(' ') || 'nothing')),
  ];
}

/** The lines on the app in a browser. */
function describeWalk(walk: WalkReport) {
  const { version, compared, pressed, moved, dispatched, differences, notRepeated, report } = walk;
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
  const more = others.length > 0 ? `, and ${count(others.length, 'more step')}` : '';
  return [
    line('different', `${walked}: ${nameStep(first)}${more}`),
    ...describeValues(first.facts),
    ...(report === undefined ? [] : [`${indent}pictures of both builds: ${report}`]),
  ];
}

/** The lines on how an outline differs. */
function indented(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES).map((text) => (indent + text).trimEnd()),
    ...(more > 0 ? [`${indent}and ${count(more, 'more line')}; --json prints all`] : []),
  ];
}

/** The lines on values that differ, by path or by the name of a fact. */
export function describeValues(given: readonly ValueDifference[]): string[] {
  const values = given.flatMap(differingParts);
  const more = values.length - MOST;
  return [
    ...values.slice(0, MOST).flatMap(describeValue),
    ...(more > 0 ? [`${indent}and ${more} more; --json prints all`] : []),
  ];
}

function describeValue({ path, expected, found }: ValueDifference): string[] {
  if (isTexts(expected.value) && isTexts(found.value))
    return [`${indent}${path}: - expected, + found`, ...indented(describeLines(expected.value, found.value))];
  return [
    indent + (path || 'the whole state'),
    ...bothSides(...fromFirstDifference(textOf(expected), textOf(found))),
  ];
}

/** Between words, and between the parts of JSON. */
const GAP = /[\s,]/;

/** Two texts, or of long ones the part in which they begin to differ, cut between words. */
function fromFirstDifference(one: string, other: string): [string, string] {
  const same = [...one].findIndex((character, at) => character !== other[at]);
  let from = Math.max(one.length, other.length) > LONGEST_LINE ? Math.max(0, same - LONGEST_LINE / 4) : 0;
  while (from > 0 && !GAP.test(one.charAt(from - 1))) from--;
  return [shorten(one, from), shorten(other, from)];
}

function shorten(text: string, from: number): string {
  let end = Math.min(text.length, from + LONGEST_LINE);
  while (end < text.length && !GAP.test(text.charAt(end))) end++;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

const bothSides = (expected: string, found: string) => [
  `${indent}  expected  ${expected}`,
  `${indent}  found     ${found}`,
];

function textOf({ value, isGone, isUnchanged }: ComparedValue): string {
  const text = isGone ? 'nothing' : JSON.stringify(value);
  return isUnchanged ? `${text} (as before)` : text;
}
