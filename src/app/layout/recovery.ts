import { createContext } from 'react';
import type { AppStore, makeStore } from '../redux/makeStore';
import { messageOf } from '@/shared/lib';
import { selectVisits } from '@/shared/navigation';

/** How the interface handles errors. */
export type Recovery = ReturnType<typeof createRecovery>;

/** Null during prerendering, and for the states of a log that QA tools render. */
export const RecoveryContext = createContext<Recovery | null>(null);

type Session = Pick<ReturnType<typeof makeStore>, 'crashes' | 'recorder'> & { store: AppStore };

/**
 * The recovery of a session. An error in a state that only a log shows does not count.
 * @param isTested whether a tester has opened the shop, with `?qa`
 */
export function createRecovery({ store, crashes, recorder }: Session, isTested: boolean) {
  let newest: { message: string; visit: number } | null = null;
  // At once: an effect may fail before the interface subscribes.
  crashes.subscribe((error) => {
    newest = { message: messageOf(error), visit: selectVisits(store.getState()) };
  });
  return {
    /** The newest error of a reducer or an effect, and the visit (navigation/slice.ts) in which it happened. */
    newest: () => newest,
    subscribe: (listener: () => void) => crashes.subscribe(listener),
    /** Notes an error of a component in the action log. */
    caught: (error: unknown) => {
      if (!store.isPreviewing()) recorder.logNote({ crash: String(error) });
    },
    /** Whether the error view offers the report. */
    isTested,
    /** What the report has of the session. */
    recording: recorder.recording,
  };
}
