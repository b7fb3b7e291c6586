// What may be missing where a JSON text is cut off, before its open brackets can be closed. Inside a string: its end,
// or the rest of an escape and the end. Elsewhere: the rest of a number or a literal, a value, or a key and its value.
const MISSING_IN_TEXT = ['"', '\\"', '0"', '00"', '000"', '0000"'].flatMap((end) => [end, `${end}:0`]);
const MISSING = ['', '0', ':0', '"":0', 'e', 'ue', 'rue', 'se', 'lse', 'alse', 'l', 'll', 'ull'];

/** The value of a JSON text that was cut off, as far as it goes; undefined if the text is damaged otherwise. */
export function parseCut(text: string): unknown {
  const { isInText, closers } = openEnd(text);
  for (const missing of isInText ? MISSING_IN_TEXT : MISSING)
    try {
      return JSON.parse(text + missing + closers);
    } catch {
      // Try the next. If none fits, the text is not just cut off.
    }
  return undefined;
}

function openEnd(text: string) {
  const closers: string[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) at += character === '\\' ? 1 : 0;
    else if (character === '{') closers.push('}');
    else if (character === '[') closers.push(']');
    else if (character === '}' || character === ']') closers.pop();
  }
  return { isInText, closers: closers.reverse().join('') };
}
