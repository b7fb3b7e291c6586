import { EARLY_POLICY } from '@/shared/config';
import { ARRIVED, attributes, FAILED, INTERACTIVE } from '@/shared/lib';

/** Ms between a script's failure and the next request. */
const PAUSE = 1000;
/** Ms until scripts that have not started are requested again, and then until the notice is shown. */
const PATIENCE = 10_000;

/** Trusted Types: this script may set the addresses of scripts. It sets only those of the page's own scripts. */
const policy = window.trustedTypes?.createPolicy(EARLY_POLICY, { createScriptURL: (address) => address });

/**
 * Watches the application's scripts, which come after this one in the page's head, until the application is
 * interactive. A script may fail, hang, arrive cut, or contain another answer than a script.
 * 1. The page requests the scripts. They get `PATIENCE`, or `PAUSE` after one of them has reported an error.
 * 2. This script requests them again. They get `PATIENCE` again.
 * 3. The page shows its notice (index.html). A press on 'Tentar de novo' requests the scripts a third time.
 * 4. They fail again: the next press loads the page again.
 *
 * If the application has started, but threw an error (browser.ts), the notice is shown at once, and a press on it loads the page
 * again: another copy of the same script would throw, too.
 *
 * A slow script may still arrive after its second request. The copy that runs first counts (browser.ts).
 */
export function watchScripts(): void {
  /** The addresses of the main script and then of the page's script. They are known when the page is parsed. */
  let addresses: readonly string[] = [];
  /** How often the scripts have been requested. The page itself has requested them once. */
  let requests = 1;
  let timer = 0;
  let isInteractive = false;
  /** Whether the application has thrown an error before it was interactive. */
  let hasFailed = false;

  /** After these ms, if the application is not interactive by then: the second request, and after that the notice. */
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
