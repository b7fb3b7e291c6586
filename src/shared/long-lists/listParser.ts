/**
 * Parses the JSON text of a list of objects while it arrives. It cuts the text after the last '},' and closes it with a
 * ']'. If that is valid JSON, these objects are complete. If not, that '}' was inside a string or a nested object, and the
 * parser waits for more text.
 * @param piece how many characters to collect before parsing: small pieces keep each task short
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
    /** Adds text; returns whether it tried to parse. Only `end` reports text that is not JSON. */
    add(text: string): boolean {
      rest += text;
      if (rest.length < wanted) return false;
      const end = rest.lastIndexOf('},') + 1;
      try {
        take(`${rest.slice(0, end)}]`);
        rest = `[0${rest.slice(end)}`; // The 0 replaces the parsed rows, so that a missing comma is still an error.
        wanted = piece;
      } catch {
        wanted = 2 * rest.length; // Trying again after every part would take quadratic time on one long object.
      }
      return true;
    },

    /** Everything that was parsed; null if there was no text. Throws a SyntaxError if it is not JSON. */
    end(): unknown {
      if (rows.length === 0) return rest === '' ? null : JSON.parse(rest);
      take(rest);
      return rows;
    },
  };
}
