import { MISSING_KEY } from '@/shared/config';
import { OFFLINE } from '@/shared/ui';

/** Ms until the server counts as unreachable. */
const TIMEOUT = 5000;

/**
 * Why the current page's chunk did not load, in words for the shopper. If the server answers after a press,
 * the address is loaded as a document instead: after a release the new document names chunks that exist. That
 * happens once for an address and a build.
 */
export async function whyMissing(isPressed: boolean): Promise<string> {
  if (!(await isServed())) return OFFLINE;
  // Without a press the document was just loaded; loading it again would loop.
  if (!isPressed || !isFirst(`${location.pathname} ${build()}\n`)) return 'A página não carregou';
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

function isFirst(attempt: string): boolean {
  try {
    const before = sessionStorage.getItem(MISSING_KEY) ?? '';
    if (before.includes(attempt)) return false;
    sessionStorage.setItem(MISSING_KEY, before + attempt);
  } catch {
    // Refused. It cannot loop: only a press leads here, never the load of a document.
  }
  return true;
}
