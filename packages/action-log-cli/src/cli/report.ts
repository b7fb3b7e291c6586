/**
 * What a replay finds, in words for a developer.
 */
import type { Evidence } from 'action-log';
import type { Entry, FileDifference, PathDifference, PathValue } from './entry';

type Lack = Evidence['lacks'][number];

/** Characters of the first column, which holds the verdict. */
const WIDTH = 10;
/** How many values, and how many characters of each, are printed for a person. */
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
export function tell(entry: Entry): string {
  const verdict = entry.result === 'unknown version' ? 'unknown' : entry.result;
  const line = (text: string) => `${verdict.padEnd(WIDTH)} ${entry.file}: ${text}`;
  if ('reason' in entry) return line(entry.reason);
  const { actions, cutOff, compared, difference } = entry;
  const length = cutOff ? `cut off after ${count(actions, 'action')}` : count(actions, 'action');
  if (difference) return [line(`${placeOf(difference)}; ${length}`), ...detailsOf(difference)].join('\n');
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

/** One line on many files. */
export function tellSum(entries: readonly Entry[]): string {
  const results = [...new Set(entries.map(({ result }) => result))];
  const counts = results.map(
    (result) => `${entries.filter((one) => one.result === result).length} ${result}`,
  );
  return `${count(entries.length, 'log')}: ${counts.join(', ')}`;
}

/** The steps of a log, numbered. */
export function tellSteps(steps: readonly { action: string; told: string }[]): string {
  return steps
    .map(({ action, told }, index) => `${String(index + 1).padStart(5)} ${action} (${told})`)
    .join('\n');
}

/** '1 action', '2 actions', '2 hashes' */
export function count(number: number, noun: string): string {
  const plural = noun.endsWith('h') ? `${noun}es` : `${noun}s`;
  return `${number} ${number === 1 ? noun : plural}`;
}

/** 'step 13 cart/productAdded (Adicionou Caneca Sabiá)': numbered from 1, as in the panel. */
function placeOf({ index, action, step }: FileDifference): string {
  return index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
}

const headings = {
  crash: 'an error, of a reducer or of a rule of the effects, or noted where the log was recorded',
  effects: 'what effects ask for',
  outcome: 'an alert that the recording shop never showed',
};

function detailsOf({ what, expected, found, state = [] }: FileDifference): string[] {
  if (what === 'unknown action') return [`${indent}this version of the shop has no such action`];
  if (what === 'hash')
    return [
      `${indent}hash of the state, which is all that the log tells here`,
      ...bothSides(expected.join(), found.join()),
    ];
  if (what === 'state' || what === 'screen')
    return [...(what === 'screen' ? [`${indent}the screen`] : []), ...tellPaths(state)];
  return [
    `${indent}${headings[what]}`,
    ...bothSides(expected.join(' ') || 'nothing', found.join(' ') || 'nothing'),
  ];
}

/** The lines on what is not the same, by path or by the name of a fact. */
export function tellPaths(paths: readonly PathDifference[]): string[] {
  return [...paths.slice(0, MOST).flatMap(tellPath), ...tellRest(paths.length - MOST)];
}

function tellPath({ path, expected, found }: PathDifference): string[] {
  return [`${indent}${path || 'the whole state'}`, ...bothSides(textOf(expected), textOf(found))];
}

function tellRest(more: number): string[] {
  return more > 0 ? [`${indent}and ${more} more; --json tells them all`] : [];
}

function bothSides(expected: string, found: string): string[] {
  return [`${indent}  expected  ${expected}`, `${indent}  found     ${found}`];
}

function textOf({ value, isGone, isUnchanged }: PathValue): string {
  const whole = isGone ? 'nothing' : JSON.stringify(value);
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  return isUnchanged ? `${text} (as before)` : text;
}
