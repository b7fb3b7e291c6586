import { isHolder, memberOf } from '../model/fields';

/** Two paths of one object. JSON makes two objects, but reducers such as redux-undo's compare references. */
export type Shared = readonly [path: readonly string[], first: readonly string[]];

/** Where in a value an object is that is also at an earlier path. */
export function sharedIn(value: unknown): Shared[] {
  const seen = new Map<object, readonly string[]>();
  const shared: Shared[] = [];
  const visit = (part: unknown, path: readonly string[]) => {
    if (!isHolder(part)) return;
    const first = seen.get(part);
    if (first) return void shared.push([path, first]);
    seen.set(part, path);
    for (const [key, member] of Object.entries(part)) visit(member, [...path, key]);
  };
  visit(value, []);
  return shared;
}

/** Makes the object at a path of a file's JSON, if it is there, the same as that at the other path. */
export function share(whole: unknown, [path, first]: Shared): void {
  const object = first.reduce(memberOf, whole);
  const parent = path.slice(0, -1).reduce(memberOf, whole);
  const last = path.at(-1) ?? '';
  if (isHolder(object) && isHolder(parent) && isHolder(memberOf(parent, last)))
    Object.assign(parent, { [last]: object });
}
