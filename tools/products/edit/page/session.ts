import type { Row } from '@/entities/product/model/fields';
import { shop } from '@/shared/config';
import { withChange, type Change } from '../changes';
import type { CheckedRows, Saved } from '../list';

/** What the page shows. */
export interface Shown extends CheckedRows {
  status: 'loading' | 'saving' | 'saved' | 'not saved';
  /** What products lack before they are saved, by their ids. */
  drafts: ReadonlyMap<unknown, string>;
  /** How many fields have a text that could not be read. */
  unread: number;
}

interface World {
  load: () => Promise<CheckedRows>;
  save: (changes: readonly Change[]) => Promise<Saved>;
  /** Keeps what is not saved until the page is opened again. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Where the browser keeps what is not saved. Shops may be edited at the same address. */
const KEY = `changes:${shop.name}`;

/** What a product lacks to be sold: 'preço, foto'. */
const lacksIn = ({ name, price_in_cents, image_url }: Row) =>
  Object.entries({ nome: name, preço: price_in_cents, foto: image_url })
    .flatMap(([title, value]) => (value ? [] : title))
    .join(', ');

/**
 * The list that is edited. Each change is sent at once, and again with the next one until the server has
 * saved it; those of new products wait until these have name, price and picture.
 */
export function createSession({ load, save, storage }: World) {
  const listeners = new Set<() => void>();
  let shown: Shown = { rows: [], problems: [], status: 'loading', drafts: new Map(), unread: 0 };
  let saved: readonly Row[] = [];
  let unsaved: readonly Change[] = [];

  function show(changes: Partial<Shown>) {
    shown = { ...shown, ...changes };
    for (const listen of listeners) listen();
  }

  function setUnsaved(changes: readonly Change[]) {
    unsaved = changes;
    storage.setItem(KEY, JSON.stringify(unsaved));
    const rows = unsaved.reduce(withChange, saved);
    const known = new Set(saved.map(({ id }) => id));
    const lacking = rows.filter((row) => !known.has(row.id) && lacksIn(row));
    const drafts = new Map(lacking.map((row) => [row.id, lacksIn(row)]));
    show({ rows, drafts });
  }

  async function saveAll(): Promise<void> {
    const sent = unsaved.filter(({ id }) => !shown.drafts.has(id));
    if (sent.length === 0) return show({ status: 'saved' });
    const { rows, problems, isSaved } = await save(sent);
    saved = rows;
    setUnsaved(unsaved.filter((change) => !isSaved || !sent.includes(change)));
    // Somebody else has removed a product that is changed here.
    if (sent.some(({ id }) => shown.drafts.has(id))) return saveAll();
    if (!isSaved) return show({ status: 'not saved', problems });
    show({ status: 'saved', problems });
  }

  function fail(error: unknown) {
    const what = error instanceof Error ? error.message : String(error);
    show({ status: 'not saved', problems: [{ isWrong: true, where: 'O editor', what }] });
  }

  async function open() {
    const { rows, problems } = await load();
    saved = rows;
    show({ problems });
    setUnsaved(JSON.parse(storage.getItem(KEY) ?? '[]') as Change[]);
    await saveAll();
  }
  let queue = open().catch(fail);

  /** Makes a change, and saves it after those before it. */
  function change(one: Change) {
    setUnsaved([...unsaved, one]);
    show({ status: 'saving' });
    queue = queue.then(saveAll).catch(fail);
  }

  return {
    shown: () => shown,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (row: Row) => change({ id: row.id, values: row }),
    remove: (id: unknown) => change({ id, values: null }),
    /** @param values null takes a field away */
    edit(id: unknown, values: Row) {
      const row = shown.rows.find((each) => each.id === id);
      if (row && Object.entries(values).some(([name, value]) => (row[name] ?? null) !== value))
        change({ id, values });
    },
    /** A field has a text that cannot be read, until the returned function is called. */
    unread() {
      show({ unread: shown.unread + 1 });
      return () => show({ unread: shown.unread - 1 });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
