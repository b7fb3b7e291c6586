import { crashReport, type Recording } from 'action-log';
import { storageName } from '@/shared/config';
import { CopyButton } from '@/shared/ui';
import { release } from '../redux/makeStore';

interface Props {
  message: string;
  recording: Recording;
}

/** Copies a crash report, the text that a tester can send: version, address, error, and a log. */
export function CopyReport({ message, recording }: Props) {
  const report = () =>
    crashReport(recording, {
      name: storageName,
      app: release,
      url: location.href,
      viewport: { width: innerWidth, height: innerHeight },
      message,
    });
  return (
    <CopyButton
      text={report}
      copied="Relatório copiado. Cole-o numa mensagem para a loja."
      field="Relatório"
      rows={6}
    >
      Copiar relatório
    </CopyButton>
  );
}
