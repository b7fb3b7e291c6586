/** Work on a list that is done once for each list, however often it is asked for; lists never change. */
export function once<List extends object, Result extends object>(
  work: (list: List) => Result,
): (list: List) => Result {
  const done = new WeakMap<List, Result>();
  return (list) => {
    const result = done.get(list) ?? work(list);
    done.set(list, result);
    return result;
  };
}
