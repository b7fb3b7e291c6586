import { isFields } from 'action-log';

/** The message of an error, or of anything else that was thrown. */
export function messageOf(error: unknown): string {
  return isFields(error) && typeof error.message === 'string' ? error.message : String(error);
}
