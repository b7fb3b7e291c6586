import { useState } from 'react';
import { marked } from '@/shared/lib';
import styles from './CopyButton.module.scss';

interface Props {
  children: string;
  /** What is copied. */
  text: () => string;
  /** The message after it was copied. */
  copied: string;
  /** The label of the field that shows the text if the browser does not copy it, and its number of lines. */
  field: string;
  rows: number;
  /** Another way to pass the text on; if it resolves to false, the text is copied. */
  pass?: (text: string) => Promise<boolean>;
}

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/** Copies a text. If the browser refuses, it shows and selects the text for the person to copy. */
export function CopyButton({ children, text, copied, field, rows, pass }: Props) {
  const [message, setMessage] = useState('');
  const [uncopied, setUncopied] = useState('');
  const [times, setTimes] = useState(0);
  const show = (answer: string, left = '') => {
    setMessage(answer);
    setUncopied(left);
  };
  const copy = async () => {
    const content = text();
    setTimes(times + 1);
    if (await pass?.(content)) return show('');
    try {
      await navigator.clipboard.writeText(content);
      show(copied);
    } catch {
      show('O navegador não deixou copiar. Copie daqui:', content); // Nothing is lost: the text is shown.
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {children}
      </button>
      {/* A status only if it has a text: the page may have another one. */}
      <p
        {...marked('local')}
        aria-live="polite"
        role={message ? 'status' : undefined}
        className={styles.message}
      >
        {/* Another text, so that a screen reader announces a second press, too. */}
        {times % 2 === 0 ? `${message}\u00a0` : message}
      </p>
      {uncopied && (
        <textarea
          {...marked('local')}
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
