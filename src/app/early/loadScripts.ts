/** Ms between a script's failure and the next request. */
const PAUSE = 1000;

/** server/headers.mjs lists this policy. Its addresses are those of the page's own scripts. */
const policy = window.trustedTypes?.createPolicy('early', { createScriptURL: (address) => address });

interface Options {
  /** Ms until scripts that have not started are requested again, and then until the notice is shown. */
  patience: number;
  /** Called before every request but the first. */
  onTrouble: () => void;
}

/**
 * Requests the application's scripts for early.ts. If the application does not become interactive (an error,
 * a bad or cut response, no response), it requests them once more, and then the page's notice (index.html)
 * offers to try again. A slow script may still arrive: the first copy that runs counts (browser.ts).
 * @param scripts elements outside any document, the main script first. Their copies need no Trusted Types
 * policy.
 */
export function loadScripts(scripts: readonly HTMLScriptElement[], { patience, onTrouble }: Options): void {
  const [main] = scripts;
  const { pathname } = location;
  const notice = document.getElementById('trouble');
  const isStarted = () => document.getElementById('root')?.dataset.started !== undefined;
  let round = 0;
  let timer = 0;
  let isOver = false;

  const show = (isShown: boolean) => {
    if (notice) notice.hidden = !isShown;
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = window.setTimeout(() => (round > 1 ? show(true) : requestAll()), ms);
  };

  /** Requests one script. */
  function request(original: HTMLScriptElement) {
    const script = document.importNode(original);
    // A new address from the second request on: a browser reuses a hanging request and a cached bad response.
    const address = `${script.src}?${round}`;
    // `assign`, because TypeScript's `src` accepts only a string.
    if (round > 1) Object.assign(script, { src: policy?.createScriptURL(address) ?? address });
    script.onload = script.onerror = (event) => {
      script.remove(); // Otherwise webpack's loader would wait for this element for ever.
      const isMissing = event instanceof Event && event.type === 'error';
      if (isMissing || (original === main && !isStarted())) wait(PAUSE);
      else document.dispatchEvent(new Event('arrived'));
    };
    document.head.append(script);
  }

  function requestAll() {
    round += 1;
    show(false);
    if (round > 1) onTrouble();
    for (const script of scripts) if (script !== main || !isStarted()) request(script);
    wait(patience);
  }

  notice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
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
  requestAll();
}
