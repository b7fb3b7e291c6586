import type { MouseEvent } from 'react';
import styles from './SkipLink.module.scss';

/**
 * Lets keyboard users skip the header. It moves the focus by script, because a link to '#…' would add a
 * history entry.
 */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  };
  return (
    <a href="#conteudo" className={styles.skip} onClick={skip}>
      Pular para o conteúdo
    </a>
  );
}
