import { HIDDEN, type Recorder } from 'action-log';
import { controlOf } from './control';
import { textIn } from './watchPerson';

/** Notes what is chosen in a list of the browser's, and steps back and forward in its history. */
export function watchChoices(root: HTMLElement, { logNote }: Pick<Recorder<unknown>, 'logNote'>): void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const values = [...target.selectedOptions].map(({ value }) => value);
    const isHidden = textIn(target) === HIDDEN;
    const choose = isHidden ? HIDDEN : target.multiple ? values : target.value;
    logNote({ choose, on: controlOf(target, root) });
  };
  const onMove = ({ navigationType, userInitiated, destination }: NavigateEvent) => {
    const go = destination.index - (navigation.currentEntry?.index ?? 0);
    if (navigationType === 'traverse' && userInitiated && destination.sameDocument) logNote({ go });
  };
  root.addEventListener('change', onChange, true);
  if ('navigation' in window) navigation.addEventListener('navigate', onMove);
}
