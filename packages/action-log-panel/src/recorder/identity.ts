import type { RecordedActions } from 'action-log';

/** What a recording is called and which build made it, with defaults for an app that does not say. */
export const identityOf = <State>({ options }: Pick<RecordedActions<State>, 'options'>) => ({
  name: options.name ?? 'app',
  app: options.app ?? { version: '?', commit: '?' },
});
