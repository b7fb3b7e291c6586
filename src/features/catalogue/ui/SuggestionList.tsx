import type { KeyboardEvent } from 'react';
import { shop } from '@/shared/config';
import type { Suggestion } from '../model/suggestions';
import styles from './SuggestionList.module.scss';

interface Props {
  /** The id of the list; with an option's index it is the option's id. */
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the active option, or -1. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The list of the search field. The focus stays in the field. */
export function SuggestionList({ id, suggestions, active, onActivate, onChoose, onKeyDown }: Props) {
  return (
    <div id={id} data-local role="listbox" aria-label="Sugestões" className={styles.list}>
      {suggestions.map((suggestion, index) => (
        <div
          key={index}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === active}
          onPointerMove={() => onActivate(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={onKeyDown}
        >
          <Content suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

function Content({ suggestion }: { suggestion: Suggestion }) {
  const [name, more] =
    'category' in suggestion
      ? [shop.categories[suggestion.category]?.tab, 'Categoria']
      : [suggestion.product.name, suggestion.product.priceFormatted];
  return (
    <>
      <span>{name}</span> <span className={styles.more}>{more}</span>
    </>
  );
}
