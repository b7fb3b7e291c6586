// What may be missing where a JSON text breaks off, before its open brackets are closed: the rest of a text and of its
// escape, of a literal or a number, a value, or a key with its value.
const MISSING_IN_TEXT = ['"', '\\"', '0"', '00"', '000"', '0000"'].flatMap((end) => [end, `${end}:0`]);
const MISSING = ['', '0', ':0', '"":0', 'e', 'ue', 'rue', 'se', 'lse', 'alse', 'l', 'll', 'ull'];

/** What a JSON text that was cut off says as far as it goes; undefined where it is damaged otherwise. */
export function parseCut(text: string): unknown {
  const { isInText, closers } = openEnd(text);
  for (const missing of isInText ? MISSING_IN_TEXT : MISSING)
    try {
      return JSON.parse(text + missing + closers);
    } catch {
      // Something else is missing, or more than an end is.
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
