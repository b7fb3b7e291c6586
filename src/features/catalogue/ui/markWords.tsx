import type { ReactNode } from 'react';
import { versionOf, type Product } from '@/entities/product';
import { formsOf, isNear, searchedWords, withSynonyms, wordsOf } from '../model/searchWords';
import styles from './markWords.module.scss';

/** Around a marked word. No product's text has it: the parser drops control characters. */
const EDGE = '\0';

/**
 * Returns a function that marks the words of a text which the search may mean, but none that all of the
 * products have: that says nothing about a card.
 */
export function markWords(search: string, products: readonly Product[]): (text: string) => ReactNode {
  const texts = products.map((product) => wordsOf(`${product.name} ${versionOf(product)}`).map(formsOf));
  const searched = searchedWords(search)
    .map(withSynonyms)
    .filter(
      (forms) =>
        texts.length < 2 ||
        !texts.every((text) => text.some((word) => forms.some((form) => isNear(form, word)))),
    )
    .flat();
  const isMeant = (part: string) =>
    wordsOf(part).some((word) => searched.some((form) => isNear(form, formsOf(word))));
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
