import { ORDER, readOrder, stepsOfPath, type PathStep } from '../changes/path';
import { namesNotJson } from '../changes/notJson';
import { isFields } from '../model/fields';
import type { Fact } from '../model/log';

/**
 * The state after a step as its log says it: the state of the replay, in which the values that differ are those
 * of the log. If the log has only the hash or the kind of a value, the value stays as it is.
 */
export function stateInLog(replayed: unknown, facts: readonly Fact[]): unknown {
  const inFull = facts.filter(({ expected }) => !namesNotJson(expected) && !isHash(expected));
  return inFull.reduce((state, { path, expected }) => {
    const change = path.endsWith(ORDER) ? inOrder(expected) : () => expected;
    return changedAt(state, stepsOfPath(path), change);
  }, replayed);
}

/** A log has only the hash of a long list. */
const isHash = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{8}$/.test(value);

/** Puts the members of a list into the order that a log has of their ids. */
const inOrder = (order: unknown) => (list: unknown) => {
  if (!isList(list)) return list;
  const ids = readOrder(String(order));
  return [...list].sort((left, right) => ids.indexOf(idOf(left)) - ids.indexOf(idOf(right)));
};

/** A value with another value at a path; undefined removes the value there. */
function changedAt(
  value: unknown,
  [step, ...others]: readonly PathStep[],
  change: (value: unknown) => unknown,
): unknown {
  if (!step) return change(value);
  const { text, isInBrackets } = step;
  if (isList(value)) {
    const index = isInBrackets ? value.findIndex((item) => idOf(item) === text) : Number(text);
    const member = changedAt(value[index], others, change);
    if (member === undefined) return value.filter((_item, at) => at !== index);
    return index < 0 ? [...value, member] : value.map((item, at) => (at === index ? member : item));
  }
  const fields = isFields(value) ? value : {};
  const { [text]: before, ...rest } = fields;
  const member = changedAt(before, others, change);
  return member === undefined ? rest : { ...fields, [text]: member };
}

const idOf = (item: unknown) => String(isFields(item) ? item.id : undefined);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
