/**
 * What a replay says, in words for a developer.
 */

const WIDTH = 10;
/** How many values, and characters of one, a person reads. */
const MOST = 6;
const LONGEST = 200;
const indent = ' '.repeat(WIDTH + 1);

/**
 * The lines on one file.
 * @param {import('./compare').Entry} entry
 */
export function tell({ file, result, reason, actions, cutOff, compared, difference }) {
  const verdict = result === 'unknown version' ? 'unknown' : result;
  const line = (text) => `${verdict.padEnd(WIDTH)} ${file}: ${text}`;
  if (reason) return line(reason);
  const length = cutOff ? `cut off after ${count(actions, 'action')}` : count(actions, 'action');
  if (difference) return [line(`${placeOf(difference)}; ${length}`), ...detailsOf(difference)].join('\n');
  const { states, changes, effects } = compared;
  const parts = [count(states, 'hash'), count(changes, 'change'), count(effects, 'effect')];
  return line(`${length}; compared ${parts.join(', ')}`);
}

/** One line on many files. */
export function tellSum(entries) {
  const results = [...new Set(entries.map(({ result }) => result))];
  const counts = results.map(
    (result) => `${entries.filter((one) => one.result === result).length} ${result}`,
  );
  return `${count(entries.length, 'log')}: ${counts.join(', ')}`;
}

/** 'index 12 cart/productAdded (Adicionou Caneca Sabiá)' */
export function placeOf({ index, action, step }) {
  return index < 0 ? 'the state at the start' : `index ${index} ${action} (${step})`;
}

/** The steps of a log, numbered. */
export function tellSteps(steps) {
  return steps
    .map(({ action, told }, index) => `${String(index).padStart(5)} ${action} (${told})`)
    .join('\n');
}

/** @param {{ index: number, what: string, expected: string[], found: string[], state?: object[] }} difference */
function detailsOf({ what, expected, found, state }) {
  if (what === 'unknown action') return [`${indent}this version of the shop has no such action`];
  if (what === 'hash')
    return [
      `${indent}hash of the state, which is all that the log tells here`,
      ...bothSides(expected[0], found[0]),
    ];
  if (what === 'state') return [...state.slice(0, MOST).flatMap(tellPath), ...tellRest(state.length - MOST)];
  const heading = what === 'crash' ? 'a reducer or a rule of the effects threw' : 'what effects ask for';
  return [`${indent}${heading}`, ...bothSides(expected.join(' ') || 'nothing', found.join(' ') || 'nothing')];
}

function tellPath({ path, expected, found }) {
  return [`${indent}${path || 'the whole state'}`, ...bothSides(valueOf(expected), valueOf(found))];
}

function tellRest(more) {
  return more > 0 ? [`${indent}and ${more} more; --json tells them all`] : [];
}

function bothSides(expected, found) {
  return [`${indent}  expected  ${expected}`, `${indent}  found     ${found}`];
}

function valueOf({ value, isGone, isUnchanged }) {
  const whole = isGone ? 'nothing' : JSON.stringify(value);
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  return isUnchanged ? `${text} (as before)` : text;
}

export function count(number, noun) {
  const plural = noun.endsWith('h') ? `${noun}es` : `${noun}s`;
  return `${number} ${number === 1 ? noun : plural}`;
}
