import type { Log } from '../model/log';

/** Hands a log's text over as a download, named by when its recording began. */
export function saveFile({ recordedAt }: Log, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `canecamisa-${recordedAt.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  // Some browsers read it only a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
