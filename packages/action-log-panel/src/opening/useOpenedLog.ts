import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { timelineOf, type Trouble } from '../logs/openLog';

/** The log that is shown, if there is one, and why the last one that was opened could not be shown. */
export function useOpenedLog<State>(host: Host<State>) {
  const [timeline, setTimeline] = useState<Timeline<State> | null>(null);
  const [title, setTitle] = useState('');
  const [opening, setOpening] = useState('');
  const [opened, setOpened] = useState(0);
  const [trouble, setTrouble] = useState<{ trouble: Trouble; name: string } | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  /** Prepares a log; null if it cannot be shown, which `trouble` then says, or if the panel is closed meanwhile. */
  async function read(reading: Promise<Log | Trouble>, name: string) {
    setTrouble(null);
    setOpening(name);
    const made = timelineOf(await reading, host);
    setOpening('');
    if (isClosed.current) return null;
    if (typeof made !== 'string') return made;
    setTrouble({ trouble: made, name });
    return null;
  }

  return {
    timeline,
    /** The name of the log's file, its address, or the name of its recording. */
    title,
    /** The title of a log that is being fetched or read, or empty. */
    opening,
    /** How many logs have been opened: a React key, so that another log is shown from its start. */
    opened,
    trouble,
    forgetTrouble: () => setTrouble(null),

    read,

    /** Shows a log's first state. If the log cannot be shown, only `trouble` changes. */
    async open(reading: Promise<Log | Trouble>, name: string) {
      const made = await read(reading, name);
      if (!made) return;
      host.show(made.start);
      // In the same task: a log that is playing must not show another of its states after this one.
      flushSync(() => {
        setTimeline(made);
        setTitle(name);
        setOpened((count) => count + 1);
      });
    },

    /** Adds a mark to the log after `at` actions. The file of the log does not change. */
    mark(at: number, text: string) {
      if (!timeline) return;
      const marks = [...timeline.log.marks, [at, text] as const].sort(([one], [other]) => one - other);
      setTimeline({ ...timeline, log: { ...timeline.log, marks } });
    },

    leave() {
      host.leave(() => setTimeline(null));
    },

    /** Makes the state that is shown the live state. */
    continueHere() {
      setTimeline(null);
      const goBack = host.continueHere();
      setUndo(() => goBack);
    },

    /** Restores the state that the last `continueHere` replaced, or null. */
    undo:
      undo &&
      (() => {
        undo();
        setUndo(null);
      }),
  };
}
