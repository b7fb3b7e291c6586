import type { KeyboardEvent } from 'react';
import { ProductPicture } from '@/entities/product';
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

const small = { widths: [320], sizes: '40px' };

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
  if ('search' in suggestion)
    return suggestion.count === 1 ? 'Ver o resultado' : `Ver todos os ${suggestion.count} resultados`;
  if ('category' in suggestion)
    return (
      <>
        <span className={styles.name}>{shop.categories[suggestion.category]?.tab}</span>{' '}
        <span className={styles.more}>Categoria</span>
      </>
    );
  const { product } = suggestion;
  return (
    <>
      <span className={styles.picture}>
        <ProductPicture product={product} shownAs={small} isNamed={false} />
      </span>
      <span className={styles.name}>{product.name}</span>{' '}
      <span className={styles.more}>{product.priceFormatted}</span>
    </>
  );
}
