import type { Log, Recorder, Replayable } from 'action-log';
import { createStage, type PreviewingStore } from './stage';

/** What the panel needs of the app that it is opened in, its host. */
export interface PanelHost<State> extends Replayable<State> {
  /** What files, downloads and the database are called; 'app' if not given. */
  name?: string;
  /** This build. */
  app: Log['app'];
  /** What records this page load. */
  recorder: Pick<Recorder<State>, 'recording' | 'mark'>;
  /** The store that the pages render from; it can show another state than its own. */
  store: PreviewingStore<State>;
  /** The state that live actions led to, whatever state is shown. */
  getLiveState(): State;

  /** The address of the page that a state shows. Without it, every state has the address at which the page was loaded. */
  addressOf?(state: State): string;
  /** The name of the thing with an id; undefined if the text is not an id. */
  nameOf?(id: string, state: State): string | undefined;
  /** The present lists for keys that `mirrorLater` was given as `large`: a recording lacks those that were too long. */
  large?(): Readonly<Record<string, readonly unknown[]>>;
}

/** A host with all that it left out, and the functions that show its states. */
export function withDefaults<State>(given: PanelHost<State>): Host<State> {
  return {
    name: 'app',
    addressOf: () => location.pathname,
    nameOf: () => undefined,
    large: () => ({}),
    ...given,
    ...createStage(given.store, given.getLiveState),
  };
}

export type Host<State> = PanelHost<State> &
  Required<Omit<PanelHost<State>, keyof Replayable<State>>> &
  ReturnType<typeof createStage<State>>;
