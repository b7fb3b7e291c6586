import type { LogNote, RecordedActions } from 'action-log';
import { keepRecording } from './keepRecording';
import { watchChoices } from './watchChoices';
import { watchErrors } from './watchErrors';
import { watchPerson } from './watchPerson';
import { watchUnrepeatable } from './watchUnrepeatable';

/**
 * Notes in a recording what a person presses, types and chooses while the app takes it, and what goes wrong; and keeps the recording
 * in the tab when the page is hidden or left. A page loads this only when a tester has asked for it.
 * @param root contains all that a person presses
 * @returns what the tab had kept of the page that was left before this one, as the text of a log, or null
 */
export function startWatching<State>(
  recorded: RecordedActions<State>,
  root: HTMLElement,
): () => string | null {
  const { recorder, live } = recorded;
  // A press that no reducer gets would do something in a walk, which has neither Redux DevTools nor the panel.
  const ofPerson = {
    ...recorder,
    logNote: (note: LogNote) => {
      if (live.takesActions()) recorder.logNote(note);
    },
  };
  watchErrors(recorder.logNote);
  watchPerson(root, ofPerson);
  watchChoices(root, ofPerson);
  watchUnrepeatable(root, ofPerson);
  return keepRecording(recorded);
}
