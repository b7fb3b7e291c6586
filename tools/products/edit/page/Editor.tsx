import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore, type FormEvent } from 'react';
import { slug } from '@/shared/lib/text/slug';
import { withoutAccents } from '@/shared/lib/text/withoutAccents';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords } from '../../fieldWords';
import { inTable } from './fields';
import { ProductRow } from './ProductRow';
import type { Session, Shown } from './session';
import { Shop } from './Shop';

/** The most rows in the table; a search finds the others. */
const MOST_ROWS = 100;

const plain = (text: unknown) => withoutAccents(String(text).toLowerCase());
const none: Shown['findings'] = [];

const titles = ['image_url', 'name', 'category', ...inTable.slice(1)] as const;

const statusTexts = {
  loading: 'Lendo a lista…',
  saving: 'Gravando…',
  saved: 'Gravado em products.json',
  'not saved': 'Não gravado: corrija o que está em vermelho, ou desfaça',
  unread: 'Não gravado: há um campo que não se deixa ler, em vermelho',
} as const;

/** A new product of a name, whose id no other has. */
function newRow(name: string, rows: readonly Row[], category: string): Row {
  const taken = new Set(rows.map(({ id }) => id));
  const base = slug(name) || 'produto';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  const created_at = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  return { id, name, description: '', image_url: '', category, price_in_cents: 0, sales: 0, created_at };
}

export function Editor({ session }: { session: Session }) {
  const shown = useSyncExternalStore(session.listen, session.shown);
  const { rows, categories, findings, saves, drafts } = shown;
  const status = shown.status === 'saved' && shown.unread > 0 ? 'unread' : shown.status;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<unknown>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
      const field = document.activeElement;
      // What is being typed has the browser's own undo.
      if (field instanceof HTMLElement && field.matches('[data-typing]')) return;
      event.preventDefault();
      if (event.key.toLowerCase() === 'y' || event.shiftKey) session.redo();
      else session.undo();
    };
    // What is typed and not yet read is nowhere else.
    const onLeave = (event: Event) => document.querySelector('[data-typing]') && event.preventDefault();
    addEventListener('keydown', onKeyDown);
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('beforeunload', onLeave);
    };
  }, [session]);

  const texts = useMemo(() => rows.map(({ name, id }) => plain(`${String(name)} ${String(id)}`)), [rows]);
  const wanted = plain(useDeferredValue(search)).trim(); // Each letter shows before the table.
  const found = useMemo(
    () => rows.filter((_row, index) => texts[index]?.includes(wanted)),
    [rows, texts, wanted],
  );

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = new FormData(form).get('new');
    if (typeof name !== 'string' || name.trim() === '') return;
    form.reset();
    setSearch('');
    const row = newRow(name.trim(), rows, Object.keys(categories)[0] ?? '');
    setOpen(row.id);
    session.add(row);
  }

  /** One constant for none, so that a row without findings is not rendered again. */
  const ofRow = (wantedId: unknown) => {
    const ofId = findings.filter(({ id }) => id === wantedId);
    return ofId.length > 0 ? ofId : none;
  };
  return (
    <div className="editor">
      <header>
        <h1>Produtos</h1>
        <input
          type="search"
          aria-label="Procurar"
          placeholder="Procurar por nome ou código"
          value={search}
          onChange={({ target }) => (setSearch(target.value), setOpen(undefined))}
        />
        <form onSubmit={add}>
          <input name="new" aria-label="Nome do novo produto" placeholder="Nome do novo produto" />
          <button type="submit">Adicionar</button>
        </form>
        <div className="steps">
          <button type="button" disabled={!shown.canUndo} onClick={session.undo} title="Ctrl+Z">
            Desfazer
          </button>
          <button type="button" disabled={!shown.canRedo} onClick={session.redo} title="Ctrl+Shift+Z">
            Refazer
          </button>
        </div>
        <p role="status" data-status={status}>
          {`${statusTexts[status]}${drafts.size > 0 ? `; rascunhos: ${drafts.size}` : ''}`}
        </p>
      </header>
      <main>
        {ofRow(undefined).map(({ where, what, isWrong }) => (
          <p key={where + what} className="finding" data-wrong={isWrong}>
            {`${where}: ${what}`}
          </p>
        ))}
        <table>
          <thead>
            <tr>
              {titles.map((field) => (
                <th key={field} scope="col">
                  {fieldWords[field].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MOST_ROWS).map((row) => (
              <ProductRow
                key={String(row.id)}
                row={row}
                session={session}
                categories={categories}
                findings={ofRow(row.id)}
                lacks={drafts.get(row.id)}
                isOpen={open === row.id}
                onOpen={setOpen}
              />
            ))}
          </tbody>
        </table>
        <p className="count">
          {rows.length === 0 && status === 'saved'
            ? 'Ainda não há produtos. Dê o nome do primeiro, ali em cima; ou importe uma planilha: npm run products -- import'
            : `${Math.min(found.length, MOST_ROWS)} de ${rows.length} produtos${found.length > MOST_ROWS ? ': procure os outros pelo nome' : ''}`}
        </p>
      </main>
      <Shop
        path={typeof open === 'string' && !drafts.has(open) ? `/product/${encodeURIComponent(open)}` : '/'}
        saves={saves}
      />
    </div>
  );
}
