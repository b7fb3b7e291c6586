import type { TypedStartListening } from '@reduxjs/toolkit';
import { orderPlaced, productAdded, productRemoved, quantityChanged, removalUndone } from '@/entities/cart';
import { categoryChosen, linkOpened, pageChosen, searchSubmitted, sortChosen } from '@/features/catalogue';
import type { Vital } from './vitals';

/** The events that are sent, only by their names: their content is private. */
const SENT: readonly string[] = [
  productAdded,
  productRemoved,
  removalUndone,
  quantityChanged,
  orderPlaced,
  categoryChosen,
  searchSubmitted,
  sortChosen,
  pageChosen,
  linkOpened,
].map(({ type }) => type);

/** Events in a beacon, which may have 64 KB. */
const MOST_EVENTS = 500;

interface Deps {
  /** The owner's endpoint (shop.json, `metrics`). */
  address: string;
  idle: () => Promise<void>;
  /** It fires the events of hiding and leaving. */
  window: EventTarget;
  /** Ms since 1970. */
  now: () => number;
}

/**
 * Sends the events and the web vitals to the owner when the page is hidden or left (docs/settings.md,
 * "Metrics"). If the browser refuses, they are lost, because a shopper should not notice.
 */
export function startMetrics<State>(
  startListening: TypedStartListening<State>,
  { address, idle, window, now }: Deps,
): () => void {
  const begin = now();
  let events: { name: string; ms: number }[] = [];
  let vitals: Vital[] = [];

  const stop = startListening({
    predicate: ({ type }, after, before) => SENT.includes(type) && after !== before,
    effect({ type }) {
      if (events.length < MOST_EVENTS) events.push({ name: type, ms: now() - begin });
    },
  });

  function send({ type }: Event) {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
    if (events.length + vitals.length === 0) return;
    const body = JSON.stringify({ release: process.env.APP_COMMIT ?? '', events, vitals });
    events = [];
    vitals = [];
    try {
      navigator.sendBeacon(address, body);
    } catch {
      // Missing or refused: lost, like a beacon that does not arrive.
    }
  }
  const MOMENTS = ['visibilitychange', 'pagehide'];
  for (const moment of MOMENTS) window.addEventListener(moment, send);

  idle()
    .then(() => import(/* webpackChunkName: "metrics" */ './vitals'))
    .then(
      ({ watchVitals }) => watchVitals((vital) => vitals.push(vital)),
      () => {}, // Without its chunk only events are sent.
    );
  return () => {
    stop();
    for (const moment of MOMENTS) window.removeEventListener(moment, send);
  };
}
