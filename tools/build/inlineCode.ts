/**
 * Hashes by which a browser knows the code of a build: of a file's content for its `integrity` attribute, of a page's
 * inline code for the Content-Security-Policy.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** A script with a `type` holds data, which does not run. */
const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** The value of an `integrity` attribute. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The inline scripts and styles of pages, each as a source of the policy, once. */
export function inlineCode(pages: readonly string[]) {
  const sources = (inline: RegExp) => [
    ...new Set(
      pages.flatMap((html) => [...html.matchAll(inline)].map(([, text = '']) => `'${hashOf(text)}'`)),
    ),
  ];
  return { scripts: sources(INLINE_SCRIPT), styles: sources(INLINE_STYLE) };
}

/** The pages of a built site; none where the folder is not there. */
export function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
