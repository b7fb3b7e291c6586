import type { RecordedActions } from 'action-log';
import { keepRecording } from './keepRecording';
import { watchChoices } from './watchChoices';
import { watchErrors } from './watchErrors';
import { watchPerson } from './watchPerson';
import { watchUnrepeatable } from './watchUnrepeatable';

/**
 * Notes in a recording what a person presses, types and chooses, and what goes wrong; and keeps the recording
 * in the tab when the page is hidden or left. A page loads this only when a tester has asked for it.
 * @param root contains all that a person presses
 * @returns what the tab had kept of the page that was left before this one, as the text of a log, or null
 */
export function startWatching<State>(
  recorded: RecordedActions<State>,
  root: HTMLElement,
): () => string | null {
  const { recorder } = recorded;
  watchErrors(recorder.logNote);
  watchPerson(root, recorder);
  watchChoices(root, recorder);
  watchUnrepeatable(root, recorder);
  return keepRecording(recorded);
}
