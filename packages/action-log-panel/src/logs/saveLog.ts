import { writeLog, type Log } from 'action-log';

/**
 * Downloads a log as a file, named after the app and the time at which its recording began. Rejects if it
 * cannot be written as JSON.
 */
export async function saveLog(log: Log, app: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await writeLog(log, app)], { type: 'application/json' }));
  link.download = `${app}-${log.recordedAt.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  // Some browsers read the blob only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
