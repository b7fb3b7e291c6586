import { EARLY_POLICY } from '@/shared/config';
import { ARRIVED, attributes, FAILED, INTERACTIVE } from '@/shared/lib';

/** Ms between a script's failure and the next request. */
const PAUSE = 1000;
/** Ms until scripts that have not started are requested again, and then until the notice is shown. */
const PATIENCE = 10_000;

/** Its addresses are those of the page's own scripts. */
const policy = window.trustedTypes?.createPolicy(EARLY_POLICY, { createScriptURL: (address) => address });

/**
 * Watches the application's scripts, which come after this one in the page's head.
 * 1. If the application is not interactive after `PATIENCE`, or `PAUSE` after a script failed, all scripts are
 *    requested once more. They may have an error, a bad or cut response, or none.
 * 2. If it is still not interactive after another such time, the page's notice (index.html) offers to try again.
 * 3. A press on 'Tentar de novo' requests them a third time. The next press loads the page again.
 * 4. If the application cannot start (browser.ts), the notice is shown at once, and a press loads the page again.
 * 5. When the application is interactive, all of this ends.
 *
 * A slow script may still arrive after its second request: the first copy that runs counts (browser.ts).
 */
export function watchScripts(): void {
  /** The main script first, and then the page's. Known when the page is parsed. */
  let addresses: readonly string[] = [];
  /** How often the scripts have been requested. */
  let requests = 1;
  let timer = 0;
  let isInteractive = false;
  /** Whether the application has thrown an error before it was interactive. Another copy of it would do so, too. */
  let hasFailed = false;

  function giveTime(ms: number): void {
    clearTimeout(timer);
    if (!isInteractive) timer = window.setTimeout(requests === 1 ? requestAgain : showNotice, ms);
  }

  function requestAgain(): void {
    requests += 1;
    hideNotice();
    const missing = hasStarted() ? addresses.slice(1) : addresses;
    // A new address: a browser reuses a hanging request and a cached bad response.
    for (const address of missing) appendScript(`${address}?${requests}`);
    giveTime(PATIENCE);
  }

  function tryAgain(): void {
    // Kept presses survive a request. They do not survive a new document, which helps if a release removed the scripts.
    if ((hasFailed || requests > 2) && navigator.onLine) location.reload();
    else requestAgain();
  }

  const whenParsed = () => {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[defer]');
    addresses = [...scripts].map(({ src }) => src);
  };
  document.addEventListener('readystatechange', whenParsed, { once: true });

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) giveTime(PAUSE);
  };
  addEventListener('error', onError, true);

  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('#trouble button')) tryAgain();
  });

  document.addEventListener(FAILED, () => {
    hasFailed = true;
    clearTimeout(timer);
    showNotice();
  });

  document.addEventListener(INTERACTIVE, () => {
    isInteractive = true;
    clearTimeout(timer);
    hideNotice();
  });

  // After a reload the earlier entries of the history belong to this document, which only the application could change.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isInteractive && location.pathname !== pathname) location.reload();
  });

  giveTime(PATIENCE);
}

/** Whether the main script has run. */
const hasStarted = () => document.getElementById('root')?.hasAttribute(attributes.started) ?? false;

function appendScript(address: string): void {
  const script = document.createElement('script');
  // TypeScript's `src` accepts only a string.
  Object.assign(script, { src: policy?.createScriptURL(address) ?? address });
  script.onload = () => document.dispatchEvent(new Event(ARRIVED));
  document.head.append(script);
}

const showNotice = () => setNotice(true);
const hideNotice = () => setNotice(false);

function setNotice(isShown: boolean): void {
  const notice = document.getElementById('trouble');
  if (notice) notice.hidden = !isShown;
}
