import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Drawing, useChunk } from '@/shared/ui';
import { shortened } from '../model/shortened';
import { selectSearch } from '../model/slice';
import styles from './EmptyListing.module.scss';
import { findingChunk } from './findingChunk';

/** Says why the listing is empty. */
export function EmptyListing() {
  const search = useSelector(selectSearch);
  return (
    <div className={styles.empty}>
      <Drawing name="empty-search" />
      <h2>
        {search ? (
          <span>
            Nada encontrado para “<bdi>{shortened(search)}</bdi>”
          </span>
        ) : (
          'Ainda não há produtos por aqui'
        )}
      </h2>
      <p>
        {search
          ? 'Confira a grafia ou procure por uma palavra só, como “gato” ou “lua”.'
          : 'Volte em breve: tem desenho novo no forno.'}
      </p>
    </div>
  );
}

/** Below an empty search, other ways to find something. If they do not load, the tabs and the search lead on. */
export function OtherWays() {
  const finding = useChunk(findingChunk);
  useEffect(() => void findingChunk.load(), []);
  return finding && <finding.Alternatives />;
}
