import { decode, LARGEST_LOG, readAtMost, readLog, TooLongError, type Log } from 'action-log';
import type { Trouble } from './openLog';

/** The address of a log. */
export interface LogAddress {
  url: URL;
  /** Where the log is, as a person sees it: 'example.com', or that the address itself contains the log. */
  place: string;
  /** Whether it is on the app's own server; the panel asks before it opens any other address. */
  isOwn: boolean;
}

/** Reads an address, which may be relative to the page; null if no log can be fetched from it. */
export function addressIn(text: string, page: string = location.href): LogAddress | null {
  // In a query, '+' means a space; base64 contains '+' and no space.
  const typed = text.startsWith('data:') ? text.replaceAll(' ', '+') : text;
  if (!URL.canParse(typed, page)) return null;
  const url = new URL(typed, page);
  if (url.protocol === 'data:') return { url, place: 'a link that contains the log itself', isOwn: false };
  if (!/^https?:$/.test(url.protocol)) return null;
  return { url, place: url.host, isOwn: url.origin === new URL(page).origin };
}

/** Whether a log may be opened from an address: on the own server, in the address itself, or at one of the origins. */
export function isAllowed({ url, isOwn }: LogAddress, origins: readonly string[]): boolean {
  return isOwn || url.protocol === 'data:' || origins.includes(url.origin);
}

/**
 * Fetches the log at an address. Only the app's own server gets cookies and the like, and a redirect from there is not
 * followed, because nobody has agreed to where it leads. Never throws.
 */
export async function fetchLog({ url, isOwn }: LogAddress, name?: string): Promise<Log | Trouble> {
  try {
    const body = url.protocol === 'data:' ? inData(url) : await inAnswer(url, isOwn);
    return typeof body === 'string'
      ? body
      : await readLog(decode(await readAtMost(await unzipped(body), LARGEST_LOG)), name);
  } catch (error) {
    if (error instanceof TooLongError) return 'tooLong';
    return url.protocol === 'data:' ? 'damaged' : 'unreachable';
  }
}

async function inAnswer(url: URL, isOwn: boolean): Promise<Blob | Trouble> {
  const { ok, status, body } = await fetch(url, {
    credentials: 'same-origin',
    redirect: isOwn ? 'error' : 'follow',
    referrerPolicy: 'no-referrer',
  });
  if (!ok || !body) return status === 404 || status === 410 ? 'missing' : 'refused';
  return new Blob([await readAtMost(body, LARGEST_LOG)]);
}

function inData({ href }: URL): Blob {
  const [kind = '', text = ''] = href.split(/,(.*)/s);
  if (!kind.endsWith(';base64')) return new Blob([decodeURIComponent(text)]);
  return new Blob([Uint8Array.from(atob(decodeURIComponent(text)), (character) => character.charCodeAt(0))]);
}

/** The content of a file that gzip made, which its first two bytes show; any other file as it is. */
async function unzipped(file: Blob): Promise<ReadableStream<Uint8Array>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZipped = first === 0x1f && second === 0x8b;
  return isZipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
}
