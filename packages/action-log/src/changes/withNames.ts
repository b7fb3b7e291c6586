import type { Fact } from '../model/log';
import { isFields, isHolder } from './fields';
import { hashOf } from './hash';
import { toJson } from './notJson';

/** A text from which ids are made, but not a part of an address. */
const ID = /(?<![\w/-])[\w-]{8,}/g;

/** Facts with names in place of ids, if the states have both, and only one thing has the name. */
export function withNames(facts: readonly Fact[], states: readonly unknown[]): readonly Fact[] {
  const names = new Map<string, string>();
  const collect = (value: unknown) => {
    if (!isHolder(value)) return;
    const { id, name } = isFields(value) ? value : {};
    if (typeof id === 'string' && typeof name === 'string') names.set(id, name);
    Object.values(value).forEach(collect);
  };
  states.forEach(collect);
  const all = [...names.values()];
  const nameOf = (id: string) => {
    const name = names.get(id) ?? id;
    const isClear = !/["\\\]]/.test(name) && all.indexOf(name) === all.lastIndexOf(name);
    return isClear ? name : id;
  };
  return facts.map((fact) => {
    const named = JSON.parse(toJson(fact).replace(ID, nameOf)) as Fact;
    // An id that is shown in place of its name is a difference.
    return hashOf(named.expected) === hashOf(named.found) ? fact : named;
  });
}
