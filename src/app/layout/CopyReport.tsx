import { useContext, useState } from 'react';
import styles from './CopyReport.module.scss';
import { RecoveryContext } from './recovery';

/** Copies a report of the crash, for the shopper to send. Where the browser does not let it, the report is shown. */
export function CopyReport({ message }: { message: string }) {
  const recovery = useContext(RecoveryContext);
  const [told, tell] = useState('');
  const [uncopied, setUncopied] = useState('');
  if (!recovery) return null;

  const copy = async () => {
    const report = recovery.report(message);
    try {
      await navigator.clipboard.writeText(report);
      tell('Relatório copiado. Cole-o numa mensagem para a loja.');
    } catch {
      tell('O navegador não deixou copiar. Copie daqui:'); // Nothing is lost: the report is shown.
      setUncopied(report);
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copiar relatório
      </button>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {uncopied && (
        <textarea aria-label="Relatório" readOnly rows={6} className={styles.report} value={uncopied} />
      )}
    </>
  );
}
