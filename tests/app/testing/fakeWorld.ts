import type { World } from '@/app/redux/world';
import { browserHistory, createScrollPositions } from '@/shared/navigation';

/** A world that collects its alerts. Its clock does not run, it is never idle, and it has no other tabs. */
export function fakeWorld(changes: Partial<World> = {}): World & { alerts: string[] } {
  const alerts: string[] = [];
  return {
    alerts,
    alert: (text) => alerts.push(text),
    painted: () => Promise.resolve(),
    idle: () => new Promise(() => {}),
    storage: () => localStorage,
    openChannel: () => null,
    window,
    history: browserHistory(),
    scroll: createScrollPositions(),
    now: () => 0,
    tab: 'this tab',
    ...changes,
  };
}
