/**
 * Files of the owner's that have the right name and one ending more: text programs add '.txt', and some computers do not
 * show it.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * 'há .env.txt: o nome deve ser .env, sem .txt', if such a file is beside the place of another one; else undefined.
 * @param {string} file the path of the file as its name should be
 */
export function misnamedFile(file) {
  const name = basename(file);
  const wrongNames = [`${name}.txt`, `${name.replace(/^\./, '')}.txt`].map((wrong) => wrong.toLowerCase());
  const wrongName = filesBeside(file).find((other) => wrongNames.includes(other.toLowerCase()));
  return wrongName && `há ${wrongName}: o nome deve ser ${name}, sem .txt`;
}

/** @param {string} file */
function filesBeside(file) {
  try {
    return readdirSync(dirname(file));
  } catch {
    return []; // The message about the file itself says what is wrong with the folder.
  }
}
