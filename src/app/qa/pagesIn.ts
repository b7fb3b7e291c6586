import { isAction, isFields, pageLoaded, sessionContinued } from 'action-log';
import { locationChanged, selectPathname } from '@/shared/navigation';
import { destinations } from '../redux/destinations';
import type { RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { pageAt } from '../layout/pageAt';

/**
 * The names of the pages that are visited from a state on, each once, in the order of the first visits. It only reads the
 * actions, because a replay of all recordings would take seconds. So 'Voltar' counts by the navigation after it.
 */
export function pagesIn(start: RootState, actions: readonly unknown[]): string[] {
  const paths = [selectPathname(start), ...actions.map(pathAfter)];
  return [
    ...new Set(paths.flatMap((path) => (path === undefined ? [] : [pageAt(path)?.name ?? 'error page']))),
  ];
}

function pathAfter(action: unknown): string | undefined {
  if (!isAction(action)) return undefined;
  if (sessionContinued.match(action) || pageLoaded.match(action))
    return isState(action.payload) ? selectPathname(action.payload) : undefined;
  // A recording may come from an older build, so the payload is unknown.
  const payload: unknown = action.payload;
  const to = locationChanged.match(action) && isFields(payload) ? payload.to : destinations.get(action.type);
  return typeof to === 'string' ? to.split(/[?#]/)[0] : undefined;
}
