import type { Log, Recorder, Replayable } from 'action-log';
import type { createStage, PreviewingStore } from './stage';

/** What the panel needs of the app that it is opened in, its host. */
export interface PanelHost<State> extends Replayable<State> {
  /** What files, downloads and the database are called. */
  name: string;
  /** This build. */
  app: Log['app'];
  /** What records this page load, and has the state that live actions led to, whatever state is shown. */
  recorder: Pick<Recorder<State>, 'recording' | 'mark'>;
  /** The store that the pages render from; it can show another state than its own. */
  store: PreviewingStore<State>;
  /** The address of the page that a state shows. */
  addressOf(state: State): string;
}

/** A host, and the functions that show its states. */
export type Host<State> = PanelHost<State> & ReturnType<typeof createStage<State>>;
