import { decode } from 'action-log';
import { LONGEST } from 'action-log';
import { readAtMost, TooLongError } from 'action-log';
import { readLog } from 'action-log';
import type { Log } from 'action-log';
import type { Trouble } from './logFile';

/** Where a log is to be fetched from. */
export interface LogAddress {
  url: URL;
  /** As it is shown to a person: 'example.com', or that the log is in the address itself. */
  host: string;
  /** Whether the shop's own server has it; every other address is asked about first. */
  isOwn: boolean;
}

/** Reads an address, which may be relative to the page; null where no log can be fetched from it. */
export function addressIn(text: string, page: string = location.href): LogAddress | null {
  // In a query, '+' stands for a space; base64 contains '+' and no space.
  const typed = text.startsWith('data:') ? text.replaceAll(' ', '+') : text;
  if (!URL.canParse(typed, page)) return null;
  const url = new URL(typed, page);
  if (url.protocol === 'data:') return { url, host: 'um link que contém o próprio registro', isOwn: false };
  if (!/^https?:$/.test(url.protocol)) return null;
  return { url, host: url.host, isOwn: url.origin === new URL(page).origin };
}

/** Whether a log may be opened from an address: the own server's, the address itself, or that of one of the origins. */
export function isAllowed({ url, isOwn }: LogAddress, origins: readonly string[]): boolean {
  return isOwn || url.protocol === 'data:' || origins.includes(url.origin);
}

/**
 * The log at an address. Cookies and the like go to the shop's own server only, and a redirect from there leads nowhere
 * else without being asked about. Never throws.
 */
export async function fetchLog({ url, isOwn }: LogAddress): Promise<Log | Trouble> {
  try {
    const body = url.protocol === 'data:' ? inData(url) : await inAnswer(url, isOwn);
    return typeof body === 'string'
      ? body
      : await readLog(decode(await readAtMost(await unzipped(body), LONGEST)));
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
  return new Blob([await readAtMost(body, LONGEST)]);
}

function inData({ href }: URL): Blob {
  const [kind = '', text = ''] = href.split(/,(.*)/s);
  if (!kind.endsWith(';base64')) return new Blob([decodeURIComponent(text)]);
  return new Blob([Uint8Array.from(atob(decodeURIComponent(text)), (character) => character.charCodeAt(0))]);
}

/** The content of a file that is zipped by gzip, as its first two bytes tell; of any other file, the file itself. */
async function unzipped(file: Blob): Promise<ReadableStream<Uint8Array>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZipped = first === 0x1f && second === 0x8b;
  return isZipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
}
