import { browserWorld, type World } from '@/app/redux/world';

/** The browser's world, but alerts are collected, the clock does not move, it is never idle and has one tab. */
export function fakeWorld(changes: Partial<World> = {}): World & { alerts: string[] } {
  const { secondCopy: _none, ...browser } = browserWorld();
  const alerts: string[] = [];
  return {
    ...browser,
    alerts,
    alert: (text) => alerts.push(text),
    painted: () => Promise.resolve(),
    idle: () => new Promise(() => {}),
    openChannel: () => null,
    now: () => 0,
    tab: 'this tab',
    ...changes,
  };
}
