import { useSelector } from 'react-redux';
import { useHref } from 'react-router-dom';
import { CopyButton } from '@/shared/ui';
import { selectLink } from '../model/slice';
import styles from './CopyLink.module.scss';

/** Copies a link to the listing that is shown. Its key forgets that another listing's was copied. */
export function CopyLink() {
  const link = useHref(useSelector(selectLink));
  return (
    <div className={styles.copy}>
      <CopyButton
        key={link}
        text={() => new URL(link, location.href).href}
        copied="Link copiado."
        field="Link desta lista"
        rows={2}
      >
        Copiar link
      </CopyButton>
    </div>
  );
}
