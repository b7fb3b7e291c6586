import { useEffect, useRef, useState } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { load, save, type Finding, type Loaded } from './api';

/** The lists that 'Desfazer' and 'Refazer' go through. */
interface Lists {
  before: readonly (readonly Row[])[];
  now: readonly Row[];
  after: readonly (readonly Row[])[];
}

const MOST_STEPS = 200;
const nothing: Lists = { before: [], now: [], after: [] };

const findingsOf = (error: unknown): Finding[] => [
  { isWrong: true, where: 'O editor', what: error instanceof Error ? error.message : String(error) },
];

/** The list that is edited. Each change is saved at once, if all rows are products; changes are saved in their order. */
export function useProducts() {
  const [lists, setLists] = useState(nothing);
  const [categories, setCategories] = useState<Loaded['categories']>({});
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [status, setStatus] = useState<'loading' | 'saving' | 'saved' | 'not saved'>('loading');
  /** How often the list was saved. */
  const [saves, setSaves] = useState(0);
  const version = useRef('');
  const queue = useRef(Promise.resolve());
  /** What is on the disk, so that only changed rows are checked to the end. */
  const onDisk = useRef<readonly Row[]>([]);

  useEffect(() => {
    load().then(
      (loaded) => {
        version.current = loaded.version;
        onDisk.current = loaded.rows;
        setLists({ ...nothing, now: loaded.rows });
        setCategories(loaded.categories);
        setFindings(loaded.findings);
        setStatus('saved');
      },
      (error: unknown) => setFindings(findingsOf(error)),
    );
  }, []);

  function show(next: Lists) {
    setLists(next);
    setStatus('saving');
    queue.current = queue.current.then(async () => {
      const rows = next.now;
      const known = new Set(onDisk.current);
      const changed = rows.flatMap((row, index) => (known.has(row) ? [] : [index]));
      try {
        const { isSaved, ...answer } = await save({ rows, version: version.current, changed });
        version.current = answer.version;
        setFindings(answer.findings);
        setStatus(isSaved ? 'saved' : 'not saved');
        if (!isSaved) return;
        onDisk.current = rows;
        setSaves((count) => count + 1);
      } catch (error) {
        setFindings(findingsOf(error));
        setStatus('not saved');
      }
    });
  }

  const { before, now, after } = lists;
  return {
    rows: now,
    categories,
    findings,
    status,
    saves,
    /** Takes over a list, and saves it. */
    change: (rows: readonly Row[]) =>
      show({ before: [...before, now].slice(-MOST_STEPS), now: rows, after: [] }),
    undo:
      before.length > 0
        ? () => show({ before: before.slice(0, -1), now: before.at(-1) ?? [], after: [now, ...after] })
        : undefined,
    redo:
      after.length > 0
        ? () => show({ before: [...before, now], now: after[0] ?? [], after: after.slice(1) })
        : undefined,
  };
}
