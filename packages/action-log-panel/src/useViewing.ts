import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Log } from 'action-log';
import type { Timeline } from 'action-log';
import { timelineOf, type Trouble } from './logFile';
import type { QaShop } from './qaShop';

/** The log that is shown, if there is one, and why the last one that was opened could not be shown. */
export function useViewing<State>(shop: QaShop<State>) {
  const [timeline, setTimeline] = useState<Timeline<State> | null>(null);
  const [title, setTitle] = useState('');
  const [opening, setOpening] = useState('');
  const [opened, setOpened] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  return {
    timeline,
    /** What the log was opened as: its file's name, its address, or the name of its recording. */
    title,
    /** The same of a log that is being fetched or read; empty where none is. */
    opening,
    /** How many logs have been opened: a key for the viewer, so that another log is shown from its start. */
    opened,
    trouble,

    /** Shows a log's first state. Where the log cannot be shown, only `trouble` changes. */
    async open(reading: Promise<Log | Trouble>, name: string) {
      setTrouble(null);
      setOpening(name);
      const made = timelineOf(await reading, shop);
      setOpening('');
      if (isClosed.current) return;
      if (typeof made === 'string') return setTrouble(made);
      shop.show(made.start);
      // In the same task, so that a log that is playing shows none of its states after this one.
      flushSync(() => {
        setTimeline(made);
        setTitle(name);
        setOpened((count) => count + 1);
      });
    },

    /** Adds a note to the log after so many actions. The file that the log came from stays as it is. */
    mark(at: number, note: string) {
      if (!timeline) return;
      const marks = [...timeline.log.marks, [at, note] as const].sort(([one], [other]) => one - other);
      setTimeline({ ...timeline, log: { ...timeline.log, marks } });
    },

    leave() {
      shop.leave(() => setTimeline(null));
    },

    /** Makes the state that is shown the shopper's own. */
    continueHere() {
      setTimeline(null);
      const undo = shop.continueHere();
      setTakeBack(() => undo);
    },

    /** Gives the shopper back what the last `continueHere` replaced; null where there is nothing to give back. */
    takeBack:
      takeBack &&
      (() => {
        takeBack();
        setTakeBack(null);
      }),
  };
}
