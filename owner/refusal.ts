import { bugReport, systemSentence } from './systemError.mjs';

/** Says in whole sentences, for the owner, why a program does nothing or stops. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * What a program prints when an error ends it: why it refuses; what an error of the system means, and what to do; or
 * that it is a bug.
 * @param place the file or folder that the program was writing, for an error that names none
 */
export function whyStopped(error: unknown, place?: string): string {
  // Compares the name of the class, because importWithAlias.ts loads the class a second time.
  if (error instanceof Error && error.name === 'Refusal') return error.message;
  return systemSentence(error, place) ?? bugReport(error);
}
