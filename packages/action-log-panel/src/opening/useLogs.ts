import { useEffect, useState, useTransition, type RefObject } from 'react';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { timelineOf, troubleTexts, type Trouble } from '../logs/openLog';
import { ownTimeline } from '../logs/ownLog';
import { readPageBefore, type PageBefore } from '../logs/pageBefore';

/** A log from a file or a recording. */
interface OpenedLog<State> {
  timeline: Timeline<State>;
  title: string;
  /** When it was opened: another log begins without filter and comparison. */
  key: number;
}

export type Logs<State> = ReturnType<typeof useLogs<State>>;

/**
 * The log that the panel shows: the one that was opened, or that of this page load, which goes on until a
 * step of it is shown.
 * @param panel nothing is opened any more once its element is gone
 */
export function useLogs<State>(host: Host<State>, panel: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedLog<State> | null>(null);
  /** How many actions come before the state that is shown; null for the live state. */
  const [at, setAt] = useState<number | null>(null);
  /** Why the last file or recording could not be opened. */
  const [trouble, setTrouble] = useState<{ name: string; text: string } | null>(null);
  /** Whether what a person typed is hidden in logs of this browser's sessions. */
  const [hides, setHides] = useState(false);
  const [isBusy, work] = useTransition();
  const [live, update] = useOwnTimeline(host);
  const pageBefore = usePageBefore(host);
  const { timeline } = opened ?? { timeline: live };

  /** Prepares a log for `use`, unless the panel is closed meanwhile, or the log cannot be shown. */
  const read = (
    load: () => Promise<Log | Trouble>,
    name: string,
    use: (timeline: Timeline<State>) => unknown,
  ) =>
    work(async () => {
      setTrouble(null);
      const prepared = timelineOf(await load(), host);
      if (!panel.current) return;
      if (typeof prepared === 'string') setTrouble({ name, text: troubleTexts[prepared] });
      else await use(prepared);
    });

  return {
    timeline,
    title: opened?.title ?? 'Your session',
    isThisSession: opened === null,
    pageBefore,
    key: opened?.key ?? 0,
    at: at ?? timeline.length,
    isViewing: at !== null,
    isBusy,
    work,
    read,
    hides,
    setHides,
    trouble,
    forgetTrouble: () => setTrouble(null),

    /** Shows a log's first state. */
    open: (load: () => Promise<Log | Trouble>, title: string) =>
      read(load, title, (prepared) => {
        host.show(prepared.start);
        setOpened({ timeline: prepared, title, key: performance.now() });
        setAt(0);
      }),

    /** Shows the state after `to` actions. */
    jump(to: number) {
      const count = Math.max(0, Math.min(to, timeline.length));
      host.show(timeline.stateAt(count));
      setAt(count);
    },

    /** Adds a note to the step that is shown. A file does not change. */
    mark(text: string) {
      if (!opened) {
        host.recorder.mark(text, at ?? undefined);
        return update();
      }
      const marks = [...timeline.log.marks, [at ?? 0, text] as const].sort(
        ([before], [after]) => before - after,
      );
      setOpened({ ...opened, timeline: { ...timeline, log: { ...timeline.log, marks } } });
    },

    leave: () =>
      host.leave(() => {
        setOpened(null);
        setAt(null);
      }),
  };
}

/** Ms between two updates of the list, while the session goes on. */
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
      delay = Math.max(DELAY, 10 * (performance.now() - start)); // However long the session is, the page has 90 % of the time.
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

/** The page that was left before this one; null until it is read, and without such a page. */
function usePageBefore<State>(host: Host<State>): PageBefore<State> | null {
  const [pageBefore, setPageBefore] = useState<PageBefore<State> | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = () => void readPageBefore(host).then((before) => isShown && setPageBefore(before));
    // The browser may have kept this page while another one was open in the tab, which is then the page before.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    addEventListener('pageshow', onShow);
    return () => {
      isShown = false;
      removeEventListener('pageshow', onShow);
    };
  }, [host]);
  return pageBefore;
}
