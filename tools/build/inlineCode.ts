/**
 * Hashes of a build's code: for `integrity` attributes, and for the Content-Security-Policy.
 */
import { createHash } from 'node:crypto';
import type { InlineCode } from '../../server/headers.mjs';

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** A script with a `type` is data, which does not run. */
const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** The value of an `integrity` attribute. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The inline scripts and styles of a page as sources of the policy, without duplicates. */
export function inlineCodeOf(html: string): InlineCode {
  const sources = (inline: RegExp) => [
    ...new Set(Array.from(html.matchAll(inline), ([, text = '']) => `'${integrityOf(text)}'`)),
  ];
  return { scripts: sources(INLINE_SCRIPT), styles: sources(INLINE_STYLE) };
}
