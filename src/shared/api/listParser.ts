/**
 * Parses a JSON text that comes in parts: of a list of objects, those that are complete. Everything up to the end of an
 * object of the list is JSON once a ']' follows it; where it is not, that '}' stood in a text or deeper in an object,
 * and more text is waited for.
 * @param piece letters that are worth an attempt
 */
export function createListParser(piece: number) {
  const rows: unknown[] = [];
  let rest = '';
  let wanted = piece;

  const take = (list: string) => {
    const isFirst = rows.length === 0;
    const parsed = JSON.parse(list) as unknown[];
    for (let index = isFirst ? 0 : 1; index < parsed.length; index++) rows.push(parsed[index]);
  };

  return {
    /** Takes more text; whether it was worth an attempt. Whatever is no JSON is found in the end. */
    add(text: string): boolean {
      rest += text;
      if (rest.length < wanted) return false;
      const end = rest.lastIndexOf('},') + 1;
      try {
        take(`${rest.slice(0, end)}]`);
        rest = `[0${rest.slice(end)}`; // A list again, without its first row: a missing comma stays a mistake.
        wanted = piece;
      } catch {
        wanted = 2 * rest.length; // Not after each part, or a long text would be tried for ever.
      }
      return true;
    },

    /** All that was parsed, null where there was no text. Throws a SyntaxError where it is no JSON. */
    end(): unknown {
      if (rows.length === 0) return rest === '' ? null : JSON.parse(rest);
      take(rest);
      return rows;
    },
  };
}
