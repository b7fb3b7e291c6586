import type { Log } from 'action-log';

/** Downloads the text of a log as a file, named after the app and the time at which its recording began. */
export function saveFile({ recordedAt }: Log, text: string, name = 'app'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}-${recordedAt.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  // Some browsers read the blob only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
