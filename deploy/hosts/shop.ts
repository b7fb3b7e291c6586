/**
 * What a host's configuration is made of, and what it consists of.
 */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readHeaders, type ShopHeaders } from '../headers.mjs';
import { ruleOf } from '../rules.mjs';

export interface Shop {
  /** The folder of the build, absolute. */
  folder: string;
  /** The files that may go out, by their paths below the folder: '/index.html'. */
  files: readonly string[];
  headers: ShopHeaders;
  /** The path below which the shop lies, with a slash at both ends. */
  base: string;
}

/** What a host needs beside the shop's files. */
export interface HostFiles {
  /** Texts by their paths in the host's folder. */
  texts: Record<string, string>;
  /** The folder of the shop's files in the host's folder; null where the host reads them from the build's. */
  files: string | null;
  /** Further copies of files: by the path of the copy, the path of the original. */
  copies?: Record<string, string>;
  /** How it is published, in lines for the console. */
  told: readonly string[];
}

/** The build in a folder, for a host that serves it below `base`. */
export async function readShop(folder: string, base = '/'): Promise<Shop> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter(isPublic)
    .sort();
  return { folder, files, headers: await readHeaders(folder), base };
}

/** The pages that stand in for others have no address of their own, but every host needs them. */
const isPublic = (file: string) =>
  !/\.(br|gz)$/.test(file) && (/^\/(404|shell)\.html$/.test(file) || ruleOf(file).file !== undefined);
