import { canPutBack, notJsonIn, notJsonInAction, type NotJson } from '../changes/notJson';
import { isAction } from '../changes/fields';
import type { Recording } from './recorder';

/**
 * What of a recording the file of a log cannot keep, because it is not JSON: the path and the kind of each such value in
 * the first state or in an action, as 'cart.openedAt (Date)', each once.
 */
export function lostFrom<State>({ segments }: Pick<Recording<State>, 'segments'>): string[] {
  const actions = segments.flatMap((segment) => segment.actions).filter(isAction);
  const all = [
    ...notJsonIn(segments[0]?.snapshot ?? null),
    ...actions.flatMap((action) =>
      notJsonInAction(action).map(([path, kind]): NotJson => [[action.type, ...path], kind]),
    ),
  ];
  const lost = all.filter(([, kind]) => !canPutBack(kind));
  return [...new Set(lost.map(([path, kind]) => `${path.join('.')} (${kind})`))];
}
