import type { Effect } from '@/shared/lib';
import { backPressed, type NavigationState } from './slice';
import type { BrowserHistory } from './browserHistory';

interface World {
  history: Pick<BrowserHistory, 'go'>;
}

/** 'Voltar': goes back in the browser's history if there is an entry before, and `locationChanged` follows. */
export const goingBack: Effect<{ navigation: NavigationState }, World> = {
  when: (action, { navigation }) => backPressed.match(action) && navigation.index > 0,
  request: () => ({ go: -1 }),
  run(_request, { history }) {
    history.go(-1);
  },
};
