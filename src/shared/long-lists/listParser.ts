/**
 * Parses the JSON text of a list of objects while it arrives. What has come is cut behind its last '},' and closed with
 * a ']'. If that is valid JSON, these objects are complete; if not, that '}' stood inside a string or a nested object,
 * and the parser waits for more text.
 * @param piece how many characters are collected before parsing is tried: parsing in small pieces keeps each task short
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
    /** Takes more text; returns whether parsing was tried. Text that is no JSON at all is only reported by `end`. */
    add(text: string): boolean {
      rest += text;
      if (rest.length < wanted) return false;
      const end = rest.lastIndexOf('},') + 1;
      try {
        take(`${rest.slice(0, end)}]`);
        rest = `[0${rest.slice(end)}`; // The 0 stands for the parsed rows, so that a missing comma is still an error.
        wanted = piece;
      } catch {
        wanted = 2 * rest.length; // Trying again after every part would take quadratic time on one long object.
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
