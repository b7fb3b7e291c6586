/** A point that ends a sentence: what comes after it begins with a space and a capital letter, a digit or a quote. */
const END = /[.!?…]+["”’)]*(?=\s+["“‘(]?[\p{Lu}\d]|\s*$)/u;

/**
 * The first sentence of a description, or all of it if no sentence ends in it. A new line ends a sentence, too: owners
 * write lists.
 */
export function firstSentence(description: string): string {
  const [line = ''] = description.trim().split(/\s*\n\s*/);
  const end = END.exec(line);
  return end ? line.slice(0, end.index + end[0].length) : line;
}
