import { useSelector } from 'react-redux';
import { CopyLinkButton } from '@/shared/ui';
import { selectLink } from '../model/slice';
import styles from './CopyLink.module.scss';

/** Copies a link to the listing that is shown. */
export function CopyLink() {
  return (
    <div className={styles.copy}>
      <CopyLinkButton to={useSelector(selectLink)} field="Link desta lista">
        Copiar link
      </CopyLinkButton>
    </div>
  );
}
