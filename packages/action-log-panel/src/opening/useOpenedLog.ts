import { useState, type RefObject } from 'react';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { timelineOf, type Trouble } from '../logs/openLog';
import { useProgress, type Work } from '../logs/work';

interface Opened<State> {
  timeline: Timeline<State>;
  /** The name of the log's file or of its recording. */
  title: string;
  /** A React key, so that another log is shown from its start. */
  key: number;
}

/**
 * The log that is shown, if there is one, and why the last one that was opened could not be shown.
 * @param panel no log is shown any more once its element is gone
 */
export function useOpenedLog<State>(host: Host<State>, panel: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened<State> | null>(null);
  const [progress, doWork] = useProgress();
  const [trouble, setTrouble] = useState<{ trouble: Trouble; name: string } | null>(null);
  const [undo, setUndo] = useState<{ goBack: () => void } | null>(null);

  /** Prepares a log; null if the panel is closed meanwhile, or it cannot be shown (`trouble` says why). */
  async function read(reading: Work<Log | Trouble>, name: string) {
    setTrouble(null);
    const made = timelineOf(await doWork(reading), host);
    if (!panel.current) return null;
    if (typeof made !== 'string') return made;
    setTrouble({ trouble: made, name });
    return null;
  }

  return {
    opened,
    progress,
    doWork,
    trouble,
    forgetTrouble: () => setTrouble(null),

    read,

    /** Shows a log's first state. If the log cannot be shown, only `trouble` changes. */
    async open(reading: Work<Log | Trouble>, title: string) {
      const timeline = await read(reading, title);
      if (!timeline) return;
      host.show(timeline.start);
      setOpened((before) => ({ timeline, title, key: (before?.key ?? 0) + 1 }));
    },

    /** Adds a mark to the log after `at` actions. The file of the log does not change. */
    mark(at: number, text: string) {
      if (!opened) return;
      const { timeline } = opened;
      const marks = [...timeline.log.marks, [at, text] as const].sort(([one], [other]) => one - other);
      setOpened({ ...opened, timeline: { ...timeline, log: { ...timeline.log, marks } } });
    },

    leave: () => host.leave(() => setOpened(null)),

    /** Makes the state that is shown the live state. */
    continueHere() {
      setOpened(null);
      setUndo({ goBack: host.continueHere() });
    },

    /** Restores the state that the last `continueHere` replaced, or null. */
    undo:
      undo &&
      (() => {
        undo.goBack();
        setUndo(null);
      }),
  };
}
