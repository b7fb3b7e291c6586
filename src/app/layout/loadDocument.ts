import { storageName } from '@/shared/config';
import { isLoadError } from './loadError';

const KEY = `${storageName}:missing`;
/** Ms until the server counts as unreachable. */
const TIMEOUT = 5000;

/**
 * Loads the current address as a document if a chunk failed to load: after a release the new document names
 * chunks that exist. It does so once for an address and a build, and only if the server answers, because
 * offline the browser would show its error page. Otherwise it rejects with the error.
 */
export async function loadDocument(error: unknown): Promise<never> {
  if (!isLoadError(error) || !(await isServed()) || !isFirst(`${location.pathname} ${build()}\n`))
    throw error;
  location.reload();
  return new Promise<never>(() => {});
}

const isServed = () =>
  fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
    () => true,
    () => false,
  );

/** The main script's address identifies the build: the script holds the hashes of all chunks. */
const build = () => document.querySelector<HTMLScriptElement>('script[defer]')?.src;

function isFirst(one: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    if (before.includes(one)) return false;
    sessionStorage.setItem(KEY, before + one);
  } catch {
    // Refused. It cannot loop: only a press leads here, never the load of a document.
  }
  return true;
}
