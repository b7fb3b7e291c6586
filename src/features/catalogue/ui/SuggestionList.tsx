import type { ComponentProps } from 'react';
import { ProductPicture } from '@/entities/product';
import { shop } from '@/shared/config';
import { ListBox } from '@/shared/ui';
import type { Suggestion } from '../model/suggestions';
import styles from './SuggestionList.module.scss';

type Props = Omit<ComponentProps<typeof ListBox<Suggestion>>, 'label' | 'chosen' | 'isLocal' | 'children'>;

/** The suggestions, which open below the search field. */
export function SuggestionList(props: Props) {
  return (
    <ListBox {...props} label="Sugestões" chosen={props.active} isLocal>
      {(suggestion) => <Content suggestion={suggestion} />}
    </ListBox>
  );
}

function Content({ suggestion }: { suggestion: Suggestion }) {
  if ('search' in suggestion)
    return (
      <span className={styles.name}>
        {suggestion.count === 1 ? 'Ver o resultado' : `Ver todos os ${suggestion.count} resultados`}
      </span>
    );
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
        <ProductPicture product={product} sizes="40px" isNamed={false} />
      </span>
      <span className={styles.name}>{product.name}</span>{' '}
      <span className={styles.more}>{product.priceFormatted}</span>
    </>
  );
}
