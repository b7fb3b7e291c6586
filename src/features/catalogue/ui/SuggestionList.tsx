import type { ComponentProps } from 'react';
import { ProductPicture, versionOf } from '@/entities/product';
import { shop } from '@/shared/config';
import { ListBox } from '@/shared/ui';
import { partsOf, type Suggestion } from '../model/suggestions';
import styles from './SuggestionList.module.scss';

interface Props extends Omit<
  ComponentProps<typeof ListBox<Suggestion>>,
  'label' | 'chosen' | 'isLocal' | 'children'
> {
  /** What is typed, which is strong in the names. */
  typed: string;
}

/** The suggestions, which open below the search field. */
export function SuggestionList({ typed, ...props }: Props) {
  return (
    <ListBox {...props} label="Sugestões" chosen={props.active} isLocal>
      {(suggestion) => <Content suggestion={suggestion} typed={typed} />}
    </ListBox>
  );
}

function Content({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  if ('search' in suggestion)
    return (
      <span className={styles.name}>
        {suggestion.count === 1 ? 'Ver o resultado' : `Ver todos os ${suggestion.count} resultados`}
      </span>
    );
  if ('category' in suggestion)
    return (
      <>
        <Name text={shop.categories[suggestion.category]?.tab ?? ''} typed={typed} />{' '}
        <span className={styles.more}>Categoria</span>
      </>
    );
  const { product } = suggestion;
  return (
    <>
      <span className={styles.picture}>
        <ProductPicture product={product} place="thumbnail" isNamed={false} />
      </span>
      <Name text={product.name} typed={typed} />{' '}
      <span className={styles.more}>
        {[versionOf(product), product.priceFormatted].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** A name in which the typed letters are strong. */
function Name({ text, typed }: { text: string; typed: string }) {
  return (
    <span className={styles.name}>
      {partsOf(text, typed).map((part, index) =>
        part.isTyped ? <strong key={index}>{part.text}</strong> : <span key={index}>{part.text}</span>,
      )}
    </span>
  );
}
