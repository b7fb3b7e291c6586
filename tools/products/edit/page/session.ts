import type { Row } from '@/entities/product/model/fields';
import type { Finding, Loaded, Saved, ToSave } from './api';
import { rebase, withChanges } from './rebase';

/** What the page shows. */
export interface Shown {
  rows: readonly Row[];
  categories: Loaded['categories'];
  /** Without `row`: `id` says which product they are about. */
  findings: readonly (Finding & { id?: unknown })[];
  status: 'loading' | 'saving' | 'saved' | 'not saved';
  /** How often the list was saved. */
  saves: number;
  /** What new products lack before they are saved, by their ids. */
  drafts: ReadonlyMap<unknown, string>;
  /** How many fields have a text that could not be read. */
  unread: number;
  canUndo: boolean;
  canRedo: boolean;
}

interface World {
  load: () => Promise<Loaded>;
  save: (list: ToSave) => Promise<Saved>;
  /** Keeps what is not saved until the page is opened again. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

const MOST_STEPS = 200;

const findingOf = (error: unknown): Finding => ({
  isWrong: true,
  where: 'O editor',
  what: error instanceof Error ? error.message : String(error),
});

/** What a product lacks to be sold: 'preço, foto'. */
const lacksIn = ({ name, price_in_cents, image_url }: Row) =>
  [...(name ? [] : ['nome']), ...(price_in_cents ? [] : ['preço']), ...(image_url ? [] : ['foto'])].join(
    ', ',
  );

/**
 * The list that is edited. Each change is saved at once, if all rows are products; new products wait until they have name, price and
 * picture. If somebody else has saved meanwhile, the changes are made to the newer list.
 */
export function createSession({ load, save, storage }: World) {
  const listeners = new Set<() => void>();
  let shown: Shown = {
    ...{ rows: [], categories: {}, findings: [], status: 'loading', saves: 0, drafts: new Map() },
    ...{ unread: 0, canUndo: false, canRedo: false },
  };
  let before: (readonly Row[])[] = [];
  let after: (readonly Row[])[] = [];
  /** The list on the disk, and what the server says of it. */
  let saved: Pick<Loaded, 'rows' | 'version'> & { findings: Shown['findings'] } = {
    rows: [],
    version: '',
    findings: [],
  };
  let key = '';
  let queue = Promise.resolve();

  function show(changes: Partial<Shown>) {
    shown = { ...shown, ...changes };
    for (const listen of listeners) listen();
  }

  function setRows(rows: readonly Row[]) {
    const [known, now] = [new Set(saved.rows), new Set(rows)];
    const unsaved = {
      earlier: saved.rows.filter((row) => !now.has(row)),
      mine: rows.filter((row) => !known.has(row)),
    };
    storage.setItem(key, JSON.stringify(unsaved));
    const ids = new Set(saved.rows.map(({ id }) => id));
    const drafts = new Map(
      rows.flatMap((row) => (!ids.has(row.id) && lacksIn(row) ? [[row.id, lacksIn(row)] as const] : [])),
    );
    show({ rows, drafts, canUndo: before.length > 0, canRedo: after.length > 0 });
  }

  async function saveAll(): Promise<void> {
    const rows = shown.rows.filter(({ id }) => !shown.drafts.has(id));
    const known = new Set(saved.rows);
    const changed = rows.filter((row) => !known.has(row)).map(({ id }) => id);
    if (changed.length === 0 && rows.length === saved.rows.length)
      return show({ status: 'saved', findings: saved.findings });
    const answer = await save({ rows, version: saved.version, changed });
    if ('newer' in answer) {
      const earlier = saved.rows;
      saved = { ...answer.newer, findings: withIds(answer.newer.findings, answer.newer.rows) };
      before = [];
      after = [];
      setRows(rebase(earlier, shown.rows, saved.rows));
      return saveAll();
    }
    const findings = withIds(answer.findings, rows);
    if (!answer.isSaved) return show({ status: 'not saved', findings });
    saved = { rows, version: answer.version, findings };
    setRows(shown.rows);
    show({ status: 'saved', findings, saves: shown.saves + 1 });
  }

  /** Takes over a list, and saves it after the changes before it. */
  function take(rows: readonly Row[]) {
    setRows(rows);
    show({ status: 'saving' });
    queue = queue
      .then(saveAll)
      .catch((error: unknown) => show({ status: 'not saved', findings: [findingOf(error)] }));
  }

  function change(rows: readonly Row[]) {
    before = [...before, shown.rows].slice(-MOST_STEPS);
    after = [];
    take(rows);
  }

  async function open() {
    const { categories, name, ...list } = await load();
    key = `edit:${name}`;
    saved = { ...list, findings: withIds(list.findings, list.rows) };
    show({ categories });
    const unsaved = JSON.parse(storage.getItem(key) ?? '{"earlier":[],"mine":[]}') as Record<
      'earlier' | 'mine',
      Row[]
    >;
    take(rebase(unsaved.earlier, unsaved.mine, saved.rows));
  }
  queue = open().catch((error: unknown) => show({ findings: [findingOf(error)] }));

  return {
    shown: () => shown,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (row: Row) => change([row, ...shown.rows]),
    remove: (id: unknown) => change(shown.rows.filter((row) => row.id !== id)),
    edit(id: unknown, changes: Row) {
      const row = shown.rows.find((each) => each.id === id);
      if (row && Object.entries(changes).some(([name, value]) => row[name] !== value))
        change(shown.rows.map((each) => (each === row ? withChanges(row, changes) : each)));
    },
    /** A field has a text that cannot be read, until the returned function is called. */
    unread() {
      show({ unread: shown.unread + 1 });
      return () => show({ unread: shown.unread - 1 });
    },
    undo() {
      const rows = before.pop();
      if (!rows) return;
      after = [shown.rows, ...after];
      take(rows);
    },
    redo() {
      const [rows, ...later] = after;
      if (!rows) return;
      before = [...before, shown.rows];
      after = later;
      take(rows);
    },
  };
}

const withIds = (findings: readonly Finding[], rows: readonly Row[]) =>
  findings.map((finding) =>
    finding.row === undefined ? finding : { ...finding, id: rows[finding.row]?.id },
  );

export type Session = ReturnType<typeof createSession>;
