import { useState, type ReactNode } from 'react';
import { marked } from '@/shared/lib';
import styles from './useCopy.module.scss';

interface Messages {
  /** The message after the text was copied. */
  copied: string;
  /** The message above the text if the browser did not copy it. */
  notCopied: string;
  /** The label of the field that shows the text if the browser does not copy it, and its number of lines. */
  field: string;
  rows: number;
}

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Copies texts to the clipboard. If the browser refuses, `answer` shows and selects the text for the person to copy.
 * @returns `copy`; `forget`, which removes the answer; and `answer`, the message after a copy, to be placed on the page
 */
export function useCopy({ copied, notCopied, field, rows }: Messages) {
  const [message, setMessage] = useState('');
  const [uncopied, setUncopied] = useState('');
  const [times, setTimes] = useState(0);
  const show = (text: string, left = '') => {
    setTimes((before) => before + 1);
    setMessage(text);
    setUncopied(left);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      show(copied);
    } catch {
      show(notCopied, text); // Nothing is lost: the text is shown.
    }
  };
  const answer: ReactNode = (
    <>
      {/* A status only if it has a text: the page may have another one. */}
      <p {...marked('local')} aria-live="polite" role={message ? 'status' : undefined}>
        {/* Another text, so that a screen reader announces a second copy, too. */}
        {message && times % 2 === 0 ? `${message}\u00a0` : message}
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
  return { copy, forget: () => show(''), answer };
}
