import { useState } from 'react';
import styles from './CopyButton.module.scss';

interface Props {
  children: string;
  /** What is copied. */
  text: () => string;
  /** What is told when the clipboard has it. */
  copied: string;
  /** Names the field that shows the text where the browser does not let it be copied, and how many lines it has. */
  field: string;
  rows: number;
  /** Passes the text on in another way; where it resolves to false, the text is copied. */
  pass?: (text: string) => Promise<boolean>;
}

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/** Copies a text. Where the browser does not let it, the text is shown and selected, for the person to copy. */
export function CopyButton({ children, text, copied, field, rows, pass }: Props) {
  const [told, tell] = useState('');
  const [uncopied, setUncopied] = useState('');
  const copy = async () => {
    const written = text();
    if (await pass?.(written)) return;
    try {
      await navigator.clipboard.writeText(written);
      tell(copied);
      setUncopied('');
    } catch {
      tell('O navegador não deixou copiar. Copie daqui:'); // Nothing is lost: the text is shown.
      setUncopied(written);
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {children}
      </button>
      {/* A status only when it says something: the page may have one of its own. */}
      <p aria-live="polite" role={told ? 'status' : undefined} className={styles.told}>
        {told}
      </p>
      {uncopied && (
        <textarea
          key={uncopied}
          ref={select}
          aria-label={field}
          readOnly
          rows={rows}
          className={styles.uncopied}
          value={uncopied}
        />
      )}
    </>
  );
}
