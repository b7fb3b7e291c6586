import { logIn } from './files';

/**
 * What a replay of one file says.
 * @typedef {object} Entry
 * @property {string} file
 * @property {'same' | 'different' | 'unreadable' | 'unknown version'} result
 * @property {string} [reason] why it is unreadable, or of which version
 * @property {number} [actions] how many whole actions the file has
 * @property {boolean} [cutOff] whether the file ends too soon
 * @property {{ states: number, changes: number, effects: number }} [compared] how much the file tells
 * @property {object | null} [difference] the first one: index, action, step, what, expected, found, and by path `state`
 */

/**
 * Replays a file and compares; never throws.
 * @param {string} file
 * @param {Awaited<ReturnType<typeof import('./loadShop').loadShop>>} shop
 * @returns {Promise<Entry>}
 */
export async function compare(file, shop) {
  const { log, ...trouble } = await logIn(file, shop);
  if (!log) return { file, ...trouble };
  try {
    const difference = firstDifference(log, shop);
    return {
      file,
      result: difference ? 'different' : 'same',
      actions: log.actions.length,
      cutOff: log.isCutOff,
      compared: {
        states: log.hashes.filter(([count]) => count <= log.actions.length).length,
        changes: log.trail?.length ?? 0,
        effects: log.asked.filter(([index]) => index < log.actions.length).length,
      },
      difference,
    };
  } catch (error) {
    return { file, result: 'unreadable', reason: `its first state is none of this shop (${error.message})` };
  }
}

function firstDifference(log, shop) {
  const check = shop.createCheck(log, shop.replayable);
  const atStart = check.start();
  if (atStart) return { ...atStart, step: 'the start' };
  for (const step of shop.stepsOf(log, shop.replayable)) {
    const difference = check.step(step);
    if (difference)
      return {
        ...difference,
        step: shop.replayable.tell(step.action, step.before),
        ...statesIn(difference, step, shop),
      };
  }
  return null;
}

/** A difference in the state by path, with the values in full: what did not change is as before. */
function statesIn({ what, expected, found }, { before }, { valueAt }) {
  if (what !== 'state') return {};
  const [wanted, had] = [tableOf(expected), tableOf(found)];
  const value = (table, path) =>
    table.has(path) ? table.get(path) : { ...valueNow(before, path, valueAt), isUnchanged: true };
  return {
    state: [...new Set([...wanted.keys(), ...had.keys()])].map((path) => ({
      path,
      expected: value(wanted, path),
      found: value(had, path),
    })),
  };
}

function tableOf(texts) {
  return new Map(
    texts.map((text) => {
      const [path, ...to] = JSON.parse(text);
      return [path, to.length === 0 ? { isGone: true } : { value: to[0] }];
    }),
  );
}

function valueNow(before, path, valueAt) {
  const value = valueAt(before, path);
  return value === undefined ? { isGone: true } : { value };
}
