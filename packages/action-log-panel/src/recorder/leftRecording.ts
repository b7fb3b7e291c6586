import type { LogHeader, RecordedActions, Recording } from 'action-log';
import { readInTab, writeInTab } from './tabStorage';

/** Segments that are kept of a page that is left: 2,000 actions. A tab's storage has 5 MB. */
const MOST_SEGMENTS = 20;

/** The recording of the page that was left last in this tab. */
export interface LeftRecording
  extends Pick<Recording, 'segments'>, Pick<LogHeader, 'app' | 'recordedAt' | 'viewport'> {
  end: unknown;
}

/** What a recording is called and which build made it, with defaults for an app that does not say. */
export const identityOf = <State>({ options }: Pick<RecordedActions<State>, 'options'>) => ({
  name: options.name ?? 'app',
  app: options.app ?? { version: '?', commit: '?' },
});

const keyOf = (name: string) => `${name}:left`;

/** Keeps the recording in this tab when the page is left, for the next page's panel. */
export function keepWhenLeft<State>(recorded: Pick<RecordedActions<State>, 'options' | 'recorder'>): void {
  const { name, app } = identityOf(recorded);
  const { segments, end } = recorded.recorder.recording;
  addEventListener('pagehide', () => {
    if (segments.length === 0) return;
    const left: LeftRecording = {
      app,
      recordedAt: recordingStart(),
      viewport: { width: innerWidth, height: innerHeight },
      segments: segments.slice(-MOST_SEGMENTS),
      end: end(),
    };
    writeInTab(keyOf(name), null); // That of another page, also if this one is too long.
    writeInTab(keyOf(name), JSON.stringify(left));
  });
}

/** When the page was loaded, in ISO 8601. */
export const recordingStart = () => new Date(performance.timeOrigin).toISOString();

/** The recording of the page before, or null. Its states are not checked. */
export const leftRecording = (name: string) =>
  JSON.parse(readInTab(keyOf(name)) ?? 'null') as LeftRecording | null;
