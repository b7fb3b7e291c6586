import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Log } from '../model/log';
import { timelineOf, type Trouble } from './logFile';
import type { QaShop } from './qaShop';
import type { Timeline } from '../replay/timeline';

/** The log that is looked at, if there is one, and what became of the last try to open one. */
export function useViewing(shop: QaShop) {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [opened, setOpened] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  return {
    timeline,
    /** How many were opened so far; another log is looked at from its start. */
    opened,
    trouble,

    /** Shows a log's first state; where there is none, nothing but the sentence changes. */
    async open(reading: Promise<Log | Trouble>) {
      setTrouble(null);
      const made = timelineOf(await reading, shop);
      if (isClosed.current) return;
      if (typeof made === 'string') return setTrouble(made);
      shop.show(made.stateAt(0));
      // In the same task, so that another log that is playing cannot go on.
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
