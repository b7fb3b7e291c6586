import { systemSentence } from './systemError.mjs';

/** Why a program does nothing, or stops, in whole sentences that its owner reads. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const OUR_FAULT =
  'Isto é um erro do programa, e não seu. Mande o texto abaixo, com o que você fez, a quem cuida do programa:';

/**
 * What a program prints when an error ends it: why it refuses; what an error of the system means, and what to do; or
 * that it is a bug, with the stack, which is of use to developers only.
 */
export function whyStopped(error: unknown): string {
  // By its name: importWithAlias.ts loads the class a second time.
  if (error instanceof Error && error.name === 'Refusal') return error.message;
  const stack = error instanceof Error ? error.stack : String(error);
  return systemSentence(error) ?? `${OUR_FAULT}\n${stack}`;
}
