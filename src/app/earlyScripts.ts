/** Ms between a script's failure and the next request for it: a network that just broke needs a moment. */
const PAUSE = 1000;

/** server/headers.mjs lists this policy. Its addresses are those of the page's own scripts. */
const policy = window.trustedTypes?.createPolicy('early', { createScriptURL: (address) => address });

interface Options {
  /** Ms until scripts that bring no application are asked for again, and after as much the shopper is told. */
  patience: number;
  /** Called before every request but the first. */
  onTrouble: () => void;
}

/**
 * Requests the application's scripts for early.ts. Whatever keeps the application from being interactive (an error, an
 * answer that is no script or is cut, one that never comes), they are requested once more, and then the page's notice
 * (index.html) offers to try again. A script that is only slow may still arrive: the first copy that runs is the one
 * that counts (browser.ts).
 * @param scripts elements that are in no document, the main script first. A copy of one needs no policy of Trusted Types.
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
    if (!isOver) timer = window.setTimeout(() => (round > 1 ? show(true) : ask()), ms);
  };

  /** The one place in which a script is requested. */
  function request(original: HTMLScriptElement) {
    const script = document.importNode(original);
    // Another address from the second time on: a browser joins a request to one that hangs, and keeps a bad answer.
    const address = `${script.src}?${round}`;
    // By `assign`, because TypeScript's `src` is a string alone.
    if (round > 1) Object.assign(script, { src: policy?.createScriptURL(address) ?? address });
    script.onload = script.onerror = (event) => {
      script.remove(); // webpack's loader would wait for this element for ever instead of requesting the file again.
      const isMissing = event instanceof Event && event.type === 'error';
      if (isMissing || (original === main && !isStarted())) wait(PAUSE);
      else document.dispatchEvent(new Event('arrived'));
    };
    document.head.append(script);
  }

  function ask() {
    round += 1;
    show(false);
    if (round > 1) onTrouble();
    for (const script of scripts) if (script !== main || !isStarted()) request(script);
    wait(patience);
  }

  notice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    // Kept presses survive a request, but not a new document, which helps where a release took the scripts away.
    if (round > 2 && navigator.onLine) location.reload();
    else ask();
  });
  addEventListener('popstate', () => {
    // After a reload the entries before it are of the same document, which only the application could change.
    if (!isOver && location.pathname !== pathname) location.reload();
  });
  document.addEventListener('interactive', () => {
    isOver = true;
    clearTimeout(timer);
    show(false);
  });
  ask();
}
