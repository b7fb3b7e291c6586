import { attributes } from '@/shared/lib';

/** Ms between a script's failure and the next request. */
const PAUSE = 1000;
/** Ms until scripts that have not started are requested again, and then until the notice is shown. */
const PATIENCE = 10_000;

/** server/headers.mjs lists this policy. Its addresses are those of the page's own scripts. */
const policy = window.trustedTypes?.createPolicy('early', { createScriptURL: (address) => address });

/**
 * Watches the application's scripts, which come after this one in the page's head. If the application does
 * not become interactive (an error, a bad or cut response, no response), they are requested once more, and
 * then the page's notice (index.html) offers to try again. A slow script may still arrive: the first copy
 * that runs counts (browser.ts).
 */
export function watchScripts(): void {
  const { pathname } = location;
  /** The main script first. */
  let scripts: readonly HTMLScriptElement[] = [];
  const isStarted = () => document.getElementById('root')?.hasAttribute(attributes.started) ?? false;
  let round = 1;
  let timer = 0;
  let isOver = false;

  const show = (isShown: boolean) => {
    const notice = document.getElementById('trouble');
    if (notice) notice.hidden = !isShown;
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = window.setTimeout(() => (round > 1 ? show(true) : requestAll()), ms);
  };

  function requestAll() {
    round += 1;
    show(false);
    for (const { src } of scripts.slice(isStarted() ? 1 : 0)) {
      const script = document.createElement('script');
      // A new address: a browser reuses a hanging request and a cached bad response.
      const address = `${src}?${round}`;
      // TypeScript's `src` accepts only a string.
      Object.assign(script, { src: policy?.createScriptURL(address) ?? address });
      script.onload = () => document.dispatchEvent(new Event('arrived'));
      document.head.append(script);
    }
    wait(PATIENCE);
  }

  const whenParsed = () => (scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')]);
  document.addEventListener('readystatechange', whenParsed, { once: true });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && wait(PAUSE), true);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.matches('#trouble button'))) return;
    // Kept presses survive a request, not a new document, which helps if a release removed the scripts.
    if (round > 2 && navigator.onLine) location.reload();
    else requestAll();
  });
  addEventListener('popstate', () => {
    // After a reload the earlier entries belong to this document, which only the application could change.
    if (!isOver && location.pathname !== pathname) location.reload();
  });
  document.addEventListener('interactive', () => {
    isOver = true;
    clearTimeout(timer);
    show(false);
  });
  wait(PATIENCE);
}
