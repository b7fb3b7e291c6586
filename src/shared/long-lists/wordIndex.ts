import { withoutAccents } from '@/shared/lib';
import { namesIn, type NameIndex } from './nameIndex';

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as a search compares them: in lower case, without accents, a hyphen as a space. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.toLowerCase()).match(WORD) ?? [];
}

/** An index of the words in the names of a list. It is built in steps ahead of time, or when it is first read. */
export interface WordIndex {
  /** Does a few ms of the work; returns false if none is left. */
  step: () => boolean;
  /** By word, the indexes of the items whose names have it, in the list's order. */
  words: () => ReadonlyMap<string, readonly number[]>;
}

export function createWordIndex({ plain }: NameIndex): WordIndex {
  const words = new Map<string, number[]>();
  let items = 0;
  let blocks = 0;
  const step = () => {
    const block = plain[blocks++];
    for (const name of block ? namesIn(block()) : []) {
      for (const word of new Set(name.match(WORD))) {
        const indexes = words.get(word);
        if (indexes) indexes.push(items);
        else words.set(word, [items]);
      }
      items++;
    }
    return blocks < plain.length;
  };
  return {
    step,
    words() {
      while (blocks < plain.length) step();
      return words;
    },
  };
}
