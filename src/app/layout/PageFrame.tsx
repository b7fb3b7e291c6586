import { useSelector } from 'react-redux';
import { shop } from '@/shared/config';
import { addresses, BackButton, selectPathname } from '@/shared/navigation';
import styles from './PageFrame.module.scss';

/** What a page shows until its code is loaded: 'Voltar', and the outline of a picture. */
export function PageFrame() {
  const isCatalogue = useSelector(selectPathname) === addresses.catalogue;
  return (
    <>
      <title>{shop.name}</title>
      {!isCatalogue && <BackButton />}
      <div className={styles.frame} aria-busy="true" />
    </>
  );
}
