/**
 * What a build remembers of its pages, in a hidden file beside them, so that the next build renders only those that changed.
 */
import { createHash, type BinaryLike } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineCode } from '../../server/headers.mjs';

/** The file of the record. It is there only if each page is there, too (putInPlace.ts). */
export const RECORD = '.pages.json';

export interface PageRecord {
  /** A hash of what all pages are made of. */
  common: string;
  /** A hash of what makes the compressed variants of a file. */
  compressor: string;
  inlineCode: InlineCode;
  /** Of each product's page, by its file without `.html`, a hash of what it shows. */
  pages: Readonly<Record<string, string>>;
}

export interface EarlierPages extends PageRecord {
  /** The folder that is served. */
  folder: string;
  /** When they were written: a page that somebody changed since is not the build's. */
  written: number;
}

/** A hash of texts. */
export function hashed(...texts: BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(hash.copy().digest()).update(text);
  return hash.digest('base64').slice(0, 24);
}

/** A hash of what compresses: this code and Node's zlib. */
export const compressorNow = () =>
  hashed(JSON.stringify(process.versions), codeIn(fileURLToPath(new URL('.', import.meta.url))));

const codeIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join();

/** The pages of the build that is served; none if there is no record. */
export function earlierPages(folder: string): EarlierPages {
  const none = { common: '', compressor: '', inlineCode: { scripts: [], styles: [] }, pages: {} };
  try {
    const file = join(folder, RECORD);
    const record = JSON.parse(readFileSync(file, 'utf8')) as PageRecord;
    return { ...record, folder, written: statSync(file).mtimeMs };
  } catch {
    return { ...none, folder, written: 0 };
  }
}

/** Whether a file is as an earlier build wrote it. */
export const isUntouched = ({ folder, written }: EarlierPages, file: string) =>
  (statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) <= written;
