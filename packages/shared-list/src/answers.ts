import type { StoredTexts, Texts } from './storedTexts';

/**
 * Remembers what this tab has answered to the events of other tabs. An answer writes this tab's texts over those
 * that are stored. Given twice, it would only be undone twice: two programs that do not read what the other
 * writes would write for ever.
 */
export function createAnswers() {
  /** This tab's texts, and all stored ones that they have been written over. */
  let answer = '';
  const answered = new Set<string>();
  return {
    /** Whether this tab has not answered these stored texts with these texts before. */
    isFirst(stored: StoredTexts, { list, entries }: Texts): boolean {
      const texts = JSON.stringify([list, entries]);
      // What a tab knows only grows, so its earlier texts do not come back.
      if (texts !== answer) answered.clear();
      answer = texts;
      const question = JSON.stringify([stored.list, stored.entries]);
      const isFirst = !answered.has(question);
      answered.add(question);
      return isFirst;
    },
  };
}
