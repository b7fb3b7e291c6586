import { useEffect, useState, type RefObject } from 'react';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { timelineOf, troubleTexts, type Trouble } from '../logs/openLog';
import { ownTimeline } from '../logs/ownLog';

/** A log, and which of its states the app shows. */
interface Shown<State> {
  timeline: Timeline<State>;
  /** The name of its file or of its recording. */
  title: string;
  /** Whether it is of this page load. */
  isOwn: boolean;
  /** How many actions come before the state that is shown. */
  at: number;
  /** What is shown instead, until the next move: a state of another log; empty if nothing is. */
  visited: string;
}

interface Panel<State> {
  /** What the app shows in place of its live state. */
  opened: Shown<State> | null;
  /** How many files were opened, so that each is shown from its start. */
  files: number;
  isBusy: boolean;
  /** Whether logs of this browser's sessions are without what a person typed. */
  hides: boolean;
  /** Why the last file or recording could not be opened. */
  trouble: { name: string; text: string } | null;
  /** Restores the state that the last `continueHere` replaced. */
  undo: (() => void) | null;
}

export type Logs<State> = ReturnType<typeof useLogs<State>>;

/**
 * The log that the panel shows: that of this page load, which goes on, until a step of it or another log is
 * opened.
 * @param panel nothing is opened any more once its element is gone
 */
export function useLogs<State>(host: Host<State>, panel: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Panel<State>>({
    opened: null,
    files: 0,
    isBusy: false,
    hides: false,
    trouble: null,
    undo: null,
  });
  const [own, update] = useOwnTimeline(host);
  const change = (to: Partial<Panel<State>>) => setState((before) => ({ ...before, ...to }));
  const { opened, files } = state;
  const shown = opened ?? { timeline: own, title: 'Your session', isOwn: true, at: own.length, visited: '' };

  /** Does what may take long. */
  async function work<Result>(start: () => Promise<Result>): Promise<Result> {
    change({ isBusy: true });
    try {
      return await start();
    } finally {
      change({ isBusy: false });
    }
  }

  /** Prepares a log; null if the panel is closed meanwhile, or it cannot be shown (`trouble` says why). */
  async function read(start: () => Promise<Log | Trouble>, name: string): Promise<Timeline<State> | null> {
    change({ trouble: null });
    const timeline = timelineOf(await work(start), host);
    if (!panel.current) return null;
    if (typeof timeline !== 'string') return timeline;
    change({ trouble: { name, text: troubleTexts[timeline] } });
    return null;
  }

  return {
    ...state,
    shown,
    isViewing: opened !== null,
    /** A React key: another log begins without filter and comparison. */
    key: shown.isOwn ? 0 : files,
    work,
    read,
    setHides: (hides: boolean) => change({ hides }),
    forgetTrouble: () => change({ trouble: null }),

    /** Shows a log's first state. If the log cannot be shown, only `trouble` changes. */
    async open(start: () => Promise<Log | Trouble>, title: string) {
      const timeline = await read(start, title);
      if (!timeline) return;
      host.show(timeline.start);
      change({ opened: { timeline, title, isOwn: false, at: 0, visited: '' }, files: files + 1 });
    },

    /** Shows the state after `to` actions. */
    jump(to: number) {
      const at = Math.max(0, Math.min(to, shown.timeline.length));
      host.show(shown.timeline.stateAt(at));
      change({ opened: { ...shown, at, visited: '' } });
    },

    /** Shows a state of another log. */
    visit(other: State, name: string) {
      host.show(other);
      change({ opened: { ...shown, visited: name } });
    },

    /** Adds a note to the step that is shown. A file does not change. */
    mark(text: string) {
      const { timeline, isOwn, at } = shown;
      if (isOwn) host.recorder.mark(text, opened ? at : undefined);
      if (!opened) return update();
      const marks = [...timeline.log.marks, [at, text] as const].sort(([one], [other]) => one - other);
      change({ opened: { ...opened, timeline: { ...timeline, log: { ...timeline.log, marks } } } });
    },

    leave: () => host.leave(() => change({ opened: null })),

    /** Makes the state that is shown the live state. */
    continueHere() {
      const goBack = host.continueHere();
      const undo = () => {
        goBack();
        change({ undo: null });
      };
      change({ opened: null, undo });
    },
  };
}

/** Ms between two lists of a session that goes on. */
const DELAY = 200;

/** The states of this page load, which follow its actions, and what reads them at once. */
function useOwnTimeline<State>(host: Host<State>) {
  const [timeline, setTimeline] = useState(() => ownTimeline(host));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = DELAY;
    const update = () => {
      const start = performance.now();
      setTimeline(ownTimeline(host));
      delay = Math.max(DELAY, 10 * (performance.now() - start)); // A long session has 90% of the time.
      timer = undefined;
    };
    const stop = host.store.subscribe(() => {
      if (!host.store.isPreviewing()) timer ??= setTimeout(update, delay);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [host]);
  return [timeline, () => setTimeline(ownTimeline(host))] as const;
}
