import { logWithoutChanges, writeActions, type RecordedActions, type Recording } from 'action-log';
import { readInTab, writeInTab } from './tabStorage';
import { loadedAddress } from './loadedAddress';

/** Segments that are kept of a page at most: 2,000 actions. */
const MOST_SEGMENTS = 20;
/** Characters: a tab's storage has 5 MB. A state that is longer fits by no number of segments. */
const LONGEST_STATE = 5 * 2 ** 20;

/** What a recording is called and which build made it, with defaults for an app that does not say. */
export const identityOf = <State>({ options }: Pick<RecordedActions<State>, 'options'>) => ({
  name: options.name ?? 'app',
  app: options.app ?? { version: '?', commit: '?' },
});

/** When the page was loaded, in ISO 8601. */
export const recordingStart = () => new Date(performance.timeOrigin).toISOString();

/**
 * Keeps the recording in this tab, for the panel of the next page, whenever the page is hidden or left: a
 * browser that discards a tab, or that a phone ends, does not say that a page is left. What is kept is the text
 * of a log, as in a file: it has a version, each list once, and `readLog` checks all of it.
 * @returns what the tab had kept of the page that was left before this one, as the text of a log, or null
 */
export function keepRecording<State>(
  recorded: Pick<RecordedActions<State>, 'options' | 'recorder'>,
): () => string | null {
  const { recording } = recorded.recorder;
  const key = `${identityOf(recorded).name}:left`;
  let textOfPageBefore = readInTab(key);
  /** How much of this page's recording the tab has kept. */
  let keptExtent = '';

  const keep = () => {
    const extent = extentOf(recording);
    if (recording.segments.length === 0 || extent === keptExtent) return;
    keptExtent = extent;
    writeInTab(key, null); // Removes the recording of another page, even if this one is too long to be kept.
    try {
      if (JSON.stringify(recording.end()).length > LONGEST_STATE) return;
      keepNewest(Math.min(recording.segments.length, MOST_SEGMENTS), (count) =>
        writeInTab(key, textOf(recorded, count)),
      );
    } catch {
      // A value contains itself or cannot be written: the download says which one, the next page has nothing.
    }
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The browser had kept this page while another one was open in the tab.
    textOfPageBefore = readInTab(key);
    keptExtent = '';
  });
  return () => textOfPageBefore;
}

/** How much was recorded, as a text that differs as soon as there is more. */
function extentOf({ segments }: Recording): string {
  const sizes = segments.map(({ actions, happened, marks }) =>
    [actions, happened, marks].map(({ length }) => length),
  );
  return [segments[0]?.times[0], sizes].join();
}

/**
 * Keeps as many segments as fit.
 * @param keepSegments keeps this many of the newest ones and returns true, or changes nothing if they do not fit
 */
function keepNewest(most: number, keepSegments: (count: number) => boolean): void {
  if (keepSegments(most)) return;
  let fitting = 0;
  let tooMany = most;
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (keepSegments(count)) fitting = count;
    else tooMany = count;
  }
}

/** The log of the newest segments, as the text of a file. Throws an Error if a value cannot be written. */
function textOf<State>(
  recorded: Pick<RecordedActions<State>, 'options' | 'recorder'>,
  count: number,
): string {
  const { name, app } = identityOf(recorded);
  const { segments, end } = recorded.recorder.recording;
  const log = logWithoutChanges(
    { segments: segments.slice(-count) },
    {
      app,
      recordedAt: recordingStart(),
      url: location.origin + loadedAddress(),
      viewport: { width: innerWidth, height: innerHeight },
      end: end(),
    },
  );
  return writeActions(log, name);
}
