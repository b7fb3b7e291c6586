import { useContext } from 'react';
import { CopyButton } from '@/shared/ui';
import { RecoveryContext } from './recovery';

/** Copies a crash report for a tester to send. */
export function CopyReport({ message }: { message: string }) {
  const recovery = useContext(RecoveryContext);
  return (
    recovery?.isTested && (
      <CopyButton
        text={() => recovery.report(message)}
        copied="Relatório copiado. Cole-o numa mensagem para a loja."
        field="Relatório"
        rows={6}
      >
        Copiar relatório
      </CopyButton>
    )
  );
}
