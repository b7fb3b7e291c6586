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
  /** The path below which the shop stands: '/loja'; empty for the root. */
  base: string;
}

/** What lies in a host's folder, by its path there. */
export interface HostFiles {
  texts: Record<string, string>;
  /** Files of the build, by their paths in it; a text of the same path stands in for one. */
  files: Record<string, string>;
  /** How it is published, in lines for the console. FOLDER is the host's folder. */
  told: readonly string[];
}

/** A path of the shop as the host sees it. */
export const under = ({ base }: Shop, path: string) => base + path;

/** All files where a host looks for them that publishes `folder`, the error view at its root, too. */
export function filesIn(folder: string, shop: Shop): Record<string, string> {
  const files = shop.files.map((file): [string, string] => [folder + under(shop, file), file]);
  return Object.fromEntries([[`${folder}/404.html`, '/404.html'], ...files]);
}

/** The build in a folder. */
export async function readShop(folder: string): Promise<Shop> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter(isPublic)
    .sort();
  const headers = await readHeaders(folder);
  return { folder, files, headers, base: headers.basePath ?? '' };
}

/** The pages that stand in for others have no address of their own, but every host needs them. */
const isPublic = (file: string) =>
  !/\.(br|gz)$/.test(file) && (/^\/(404|shell)\.html$/.test(file) || ruleOf(file).file !== undefined);
