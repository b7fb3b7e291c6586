import { formsOf, isNear, searchedWords, withSynonyms, wordsOf } from '../model/searchWords';
import styles from './Marked.module.scss';

/** A text whose words that a search may mean are marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const searched = searchedWords(search).flatMap(withSynonyms);
  const isMeant = (part: string) =>
    wordsOf(part).some((word) => searched.some((each) => isNear(each, formsOf(word))));
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) =>
    isMeant(part) ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
