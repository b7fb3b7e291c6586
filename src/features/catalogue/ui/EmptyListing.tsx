import { useDispatch, useSelector } from 'react-redux';
import { Drawing } from '@/shared/ui';
import { searchSubmitted, selectSearch } from '../model/slice';
import styles from './EmptyListing.module.scss';

/** Says why the listing is empty, with a button that lists everything. */
export function EmptyListing() {
  const search = useSelector(selectSearch);
  const dispatch = useDispatch();
  return (
    <div className={styles.empty}>
      <Drawing name="empty-search" />
      <h2>{search ? `Nada encontrado para "${search}"` : 'Ainda não há produtos por aqui'}</h2>
      <p>
        {search
          ? 'Confira a grafia ou procure por uma palavra só, como "gato" ou "lua".'
          : 'Volte em breve: tem desenho novo no forno.'}
      </p>
      <button type="button" className="button" onClick={() => dispatch(searchSubmitted(''))}>
        Ver todos os produtos
      </button>
    </div>
  );
}
