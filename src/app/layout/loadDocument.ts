import { storageName } from '@/shared/config';
import { isLoadError } from './loadError';

const KEY = `${storageName}:missing`;
/** Ms that the server may take to show that it is there. */
const PATIENCE = 5000;

/**
 * Loads the present address as a document in place of a chunk that did not come: after a release the document names
 * chunks that are there. Once for an address and a build, and only where the server answers, because offline the browser's
 * own error page would take the shop's place. Rejects with the error where it does not load the document.
 */
export async function loadDocument(error: unknown): Promise<never> {
  if (!isLoadError(error) || !(await isServed()) || !isFirst(`${location.pathname} ${build()}\n`))
    throw error;
  location.reload();
  return new Promise<never>(() => {});
}

const isServed = () =>
  fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

/** The main script's address, which names the build: it holds the hashes of all chunks. */
const build = () => document.querySelector('template')?.content.querySelector('script')?.src;

function isFirst(one: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    if (before.includes(one)) return false;
    sessionStorage.setItem(KEY, before + one);
  } catch {
    // Refused. It is no loop either way: only a press brings a chunk's error here, never the load of a document.
  }
  return true;
}
