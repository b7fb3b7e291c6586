import styles from './CopyButton.module.scss';
import { useCopy } from './useCopy';

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

/** Copies a text. If the browser refuses, it shows and selects the text for the person to copy. */
export function CopyButton({ children, text, copied, field, rows, pass }: Props) {
  const notCopied = 'O navegador não deixou copiar. Copie daqui:';
  const { copy, forget, answer } = useCopy({ copied, notCopied, field, rows });
  const passOrCopy = async () => {
    const content = text();
    if (await pass?.(content)) return forget();
    await copy(content);
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void passOrCopy()}>
        {children}
      </button>
      {answer}
    </>
  );
}
