import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Log } from '../model/log';
import type { Timeline } from '../replay/timeline';
import { timelineOf, type Trouble } from './logFile';
import type { QaShop } from './qaShop';

/** The log that is shown, if there is one, and why the last one that was opened could not be shown. */
export function useViewing<State>(shop: QaShop<State>) {
  const [timeline, setTimeline] = useState<Timeline<State> | null>(null);
  const [opened, setOpened] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  return {
    timeline,
    /** How many logs have been opened: a key for the viewer, so that another log is shown from its start. */
    opened,
    trouble,

    /** Shows a log's first state. Where the log cannot be shown, only `trouble` changes. */
    async open(reading: Promise<Log | Trouble>) {
      setTrouble(null);
      const made = timelineOf(await reading, shop);
      if (isClosed.current) return;
      if (typeof made === 'string') return setTrouble(made);
      shop.show(made.start);
      // In the same task, so that a log that is playing shows none of its states after this one.
      flushSync(() => {
        setTimeline(made);
        setOpened((count) => count + 1);
      });
    },

    leave() {
      shop.leave(() => setTimeline(null));
    },

    continueHere() {
      setTimeline(null);
      shop.continueHere();
    },
  };
}
