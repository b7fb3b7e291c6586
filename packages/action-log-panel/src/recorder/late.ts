import type { RecordedActions } from 'action-log';
import { identityOf } from './identity';
import { startMirror } from './mirror';
import { watchChoices } from './watchChoices';
import { watchUnrepeatable } from './watchUnrepeatable';

/** What recording does that a page loads when the browser is idle, so that it delays nobody. */
export function startLate<State>(recorded: RecordedActions<State>, root: HTMLElement): void {
  watchChoices(root, recorded.recorder);
  watchUnrepeatable(root, recorded.recorder);
  // The time at which the page was loaded; two tabs may have the same.
  const time = new Date(Math.ceil(performance.timeOrigin)).toISOString();
  const id = `${time} ${Math.random().toString(36)}`;
  const { large } = recorded.options;
  const { recording } = recorded.recorder;
  recorded.whenRecorded(startMirror(recording, { ...identityOf(recorded), id, large }));
}
