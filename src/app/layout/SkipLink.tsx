import type { MouseEvent } from 'react';
import styles from './SkipLink.module.scss';

/** Leads keyboards past the header. It moves the focus itself, so that no history entry is made. */
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
