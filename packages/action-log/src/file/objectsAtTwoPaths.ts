import { isHolder, memberOf } from '../model/fields';

/**
 * Two paths in a value that lead to the same object. JSON makes two objects of it, but reducers such as redux-undo's
 * compare references, so a log's file has the two paths.
 */
export type Shared = readonly [path: readonly string[], first: readonly string[]];

/** The paths in a value that lead to an object to which an earlier path leads, too. */
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

/** Puts the object that is at the first path of a file's JSON at the other path, too, if both paths lead to objects. */
export function share(whole: unknown, [path, first]: Shared): void {
  const object = first.reduce(memberOf, whole);
  const parent = path.slice(0, -1).reduce(memberOf, whole);
  const last = path.at(-1) ?? '';
  if (isHolder(object) && isHolder(parent) && isHolder(memberOf(parent, last)))
    Object.assign(parent, { [last]: object });
}
