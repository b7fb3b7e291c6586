import { withoutAccents } from '@/shared/lib';
import { namesIn, type NameIndex } from './nameIndex';
import { once } from './once';

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as a search compares them: in lower case, without accents, a hyphen as a space. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.toLowerCase()).match(WORD) ?? [];
}

/** A word in both forms that a search compares. */
export interface Forms {
  word: string;
  singular: string;
}

/** A word of the names in a list. */
interface IndexedWord extends Forms {
  /** The indexes of the items whose names have it, in the list's order. */
  indexes: number[];
}

/** An index of the words in the names of a list. It is built in steps ahead of time, or when it is first read. */
export interface WordIndex {
  /** Does a few ms of the work; returns false if none is left. */
  step: () => boolean;
  words: () => readonly IndexedWord[];
}

/** @param formsOf the forms of a word of a name; they are worked out ahead of time, too */
export function createWordIndex({ plain }: NameIndex, formsOf: (word: string) => Forms): WordIndex {
  const words = new Map<string, IndexedWord>();
  let items = 0;
  let blocks = 0;
  const step = () => {
    const block = plain[blocks++];
    for (const name of block ? namesIn(block()) : []) {
      for (const word of new Set(name.match(WORD))) {
        const known = words.get(word);
        if (known) known.indexes.push(items);
        else words.set(word, { ...formsOf(word), indexes: [items] });
      }
      items++;
    }
    return blocks < plain.length;
  };
  const all = once((from: typeof words) => [...from.values()]);
  return {
    step,
    words() {
      while (blocks < plain.length) step();
      return all(words);
    },
  };
}
