import { useSelector } from 'react-redux';
import { DrawnMessage } from '@/shared/ui';
import { shortened } from '../model/listingTitle';
import { selectSearch } from '../model/slice';

/** Says why the listing is empty, in the heading of the page. */
export function EmptyListing() {
  const search = useSelector(selectSearch);
  const heading = search ? (
    <span>
      Nada encontrado para “<bdi>{shortened(search)}</bdi>”
    </span>
  ) : (
    'Ainda não há produtos por aqui'
  );
  return (
    <DrawnMessage drawing="empty-search" heading={heading}>
      <p>
        {search
          ? 'Confira a grafia ou procure por uma palavra só.'
          : 'Volte em breve: tem desenho novo no forno.'}
      </p>
    </DrawnMessage>
  );
}
