/**
 * The input and output of the hosts: a built shop, and the files that a host needs to serve it.
 */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readHeaders } from '../headers.mjs';
import { ruleOf } from '../rules.mjs';

export type BuiltShop = Awaited<ReturnType<typeof readBuild>>;

/** The content of a host's folder. Paths begin with a slash. */
export interface HostFiles {
  /** Generated texts by their paths. */
  texts: Record<string, string>;
  /** Paths in the host's folder and the files of the build that they get; a text of the same path replaces the file. */
  files?: Record<string, string>;
  /** How to publish the folder, in lines for the console. FOLDER is the host's folder. */
  instructions: readonly string[];
  /** What the owner should know before that. */
  warnings?: readonly string[];
}

/**
 * Reads a build.
 * @param folder absolute
 */
export async function readBuild(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter(isPublic)
    .sort();
  const headers = await readHeaders(folder);
  return {
    folder,
    /** The public files, as paths below the folder: '/index.html'. */
    files,
    headers,
    /** The path below which the shop is served: '/loja', or empty for the root. */
    base: headers.basePath ?? '',
    /** SITE_URL of the build; absent if an old version built it. */
    siteUrl: headers.siteUrl,
  };
}

/** Every host needs 404.html and shell.html, though no address leads to them. */
const isPublic = (file: string) =>
  !/\.(br|gz)$/.test(file) && (/^\/(404|shell)\.html$/.test(file) || ruleOf(file).file !== undefined);
