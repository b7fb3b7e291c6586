/** Caches the result of work on a list for as long as the list lives. Lists never change. */
export function once<List extends object, Result extends object>(
  work: (list: List) => Result,
): (list: List) => Result {
  const done = new WeakMap<List, Result>();
  return (list) => {
    let result = done.get(list);
    if (!result) done.set(list, (result = work(list)));
    return result;
  };
}
