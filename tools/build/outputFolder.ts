import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../owner/makeFolder';
import { Refusal } from '../../owner/refusal';
import { reasonOf } from '../../owner/systemError.mjs';
import { RECORD } from './putInPlace';

/** The folder in which a build is made: beside the one that is served, and so on the same disk. */
export const nextOf = (output: string) => `${output}.next`;

/** The most files that a sentence names. */
const NAMED = 3;

/**
 * Checks, before the seconds that a build takes, that it can be made and put in place. Afterwards the folder beside it no longer exists.
 * @param output the folder of the served site, absolute
 * @throws Refusal with what to do if the folder cannot exist, if it is not writable, or if it has other files, because a
 * build removes all files that it did not write
 */
export function checkOutput(output: string): void {
  const refuse = (why: string, cause?: unknown) => {
    throw new Refusal(`Não se pode construir em ${output}: ${why}.`, { cause });
  };
  const above = nearestAbove(output);
  if (!statSync(above).isDirectory())
    refuse(
      `${above === output ? '' : `${above} `}é um arquivo, e não uma pasta; dê outra pasta em --output-path, ou mude o nome do arquivo`,
    );
  const names = above === output ? readdirSync(output) : [];
  if (names.length > 0 && !names.includes(RECORD))
    refuse(
      `a construção apagaria o que está nesta pasta e não é de uma loja construída (${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}); dê em --output-path uma pasta vazia, ou uma que ainda não existe`,
    );
  try {
    accessSync(above, constants.W_OK);
    makeFolder(nextOf(output));
    rmSync(nextOf(output), { recursive: true }); // It contains what a stopped build has left.
  } catch (error) {
    const { path = above } = error as NodeJS.ErrnoException;
    const folder = path === above ? above : dirname(path);
    refuse(
      `a pasta ${folder} não deixa criar nada nela; ${reasonOf(error)}, ou dê outra pasta em --output-path`,
      error,
    );
  }
}

/** The path itself if it exists; otherwise the folder, or the file, above it that does. */
const nearestAbove = (path: string): string => (existsSync(path) ? path : nearestAbove(dirname(path)));
