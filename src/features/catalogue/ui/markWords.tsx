import type { ReactNode } from 'react';
import { formsOf, isNear, searchedWords, withSynonyms, wordsOf } from '../model/searchWords';
import styles from './markWords.module.scss';

/** Around a marked word. No product's text has it: the parser drops control characters. */
const EDGE = '\0';

/** Returns a function that marks the words of a text which the search may mean. */
export function markWords(search: string): (text: string) => ReactNode {
  const searched = searchedWords(search).flatMap(withSynonyms);
  const isMeant = (part: string) =>
    wordsOf(part).some((word) => searched.some((each) => isNear(each, formsOf(word))));
  return (text) =>
    text
      .replace(/[\p{L}\p{N}]+/gu, (word) => (isMeant(word) ? EDGE + word + EDGE : word))
      .split(EDGE)
      .map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={styles.mark}>
            {part}
          </mark>
        ) : (
          part && <span key={index}>{part}</span>
        ),
      );
}
