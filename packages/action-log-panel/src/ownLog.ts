import type { Log } from 'action-log';
import { logOf } from 'action-log';
import type { QaShop } from './qaShop';

/** The log of this page load, up to now. */
export function ownLog<State>(shop: QaShop<State>, hides: boolean): Log {
  const { recording, app } = shop;
  const end = shop.getLiveState();
  return logOf(recording, shop, {
    app,
    recordedAt: new Date(performance.timeOrigin).toISOString(),
    url: location.origin + shop.addressOf(recording.segments[0]?.snapshot ?? end),
    viewport: { width: innerWidth, height: innerHeight },
    language: navigator.language,
    end,
    hides,
  });
}
