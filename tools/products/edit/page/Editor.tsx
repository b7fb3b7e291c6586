import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { slug } from '@/shared/lib/text/slug';
import { withoutAccents } from '@/shared/lib/text/withoutAccents';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords } from '../../fieldWords';
import type { Finding } from './api';
import { inTable } from './fields';
import { ProductRow } from './ProductRow';
import { Shop } from './Shop';
import { useProducts } from './useProducts';

/** The most rows in the table; a search finds the others. */
const MOST_ROWS = 100;

const plain = (text: unknown) => withoutAccents(String(text).toLowerCase());
const none: readonly Finding[] = [];

const titles = ['image_url', 'name', 'category', ...inTable.slice(1)] as const;

const statusTexts = {
  loading: 'Lendo a lista…',
  saving: 'Gravando…',
  saved: 'Gravado em products.json',
  'not saved': 'Não gravado: corrija o que está em vermelho, ou desfaça',
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

/** A row with changed fields; an undefined one is removed. */
const changed = (row: Row, changes: Row): Row =>
  Object.fromEntries(Object.entries({ ...row, ...changes }).filter(([, value]) => value !== undefined));

export function Editor() {
  const { rows, categories, findings, status, saves, change, undo, redo } = useProducts();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<number>();
  const latest = useRef({ rows, change });
  useEffect(() => {
    latest.current = { rows, change };
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
      const step = event.key.toLowerCase() === 'y' || event.shiftKey ? redo : undo;
      const field = document.activeElement;
      // What is being typed has the browser's own undo.
      if (!step || (field instanceof HTMLElement && field.matches('[data-typing]'))) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);

  const onChange = useCallback((index: number, changes: Row) => {
    const { rows: now, change: take } = latest.current;
    const isNew = Object.entries(changes).some(([name, value]) => now[index]?.[name] !== value);
    if (isNew) take(now.map((row, at) => (at === index ? changed(row, changes) : row)));
  }, []);
  const onRemove = useCallback((index: number) => {
    const { rows: now, change: take } = latest.current;
    setOpen(undefined);
    take(now.filter((_row, at) => at !== index));
  }, []);

  const texts = useMemo(() => rows.map(({ name, id }) => plain(`${String(name)} ${String(id)}`)), [rows]);
  const wanted = plain(useDeferredValue(search)).trim(); // Each letter shows before the table.
  const found = useMemo(
    () => rows.flatMap((row, index) => (texts[index]?.includes(wanted) ? [{ row, index }] : [])),
    [rows, texts, wanted],
  );

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = new FormData(form).get('new');
    if (typeof name !== 'string' || name.trim() === '') return;
    form.reset();
    setSearch('');
    setOpen(0);
    change([newRow(name.trim(), rows, Object.keys(categories)[0] ?? ''), ...rows]);
  }

  /** One constant for none, so that a row without findings is not rendered again. */
  const ofRow = (index: number | undefined) => {
    const found = findings.filter(({ row }) => row === index);
    return found.length > 0 ? found : none;
  };
  const id = open === undefined ? undefined : rows[open]?.id;
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
          <button type="button" disabled={!undo} onClick={undo} title="Ctrl+Z">
            Desfazer
          </button>
          <button type="button" disabled={!redo} onClick={redo} title="Ctrl+Shift+Z">
            Refazer
          </button>
        </div>
        <p role="status" data-status={status}>
          {statusTexts[status]}
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
            {found.slice(0, MOST_ROWS).map(({ row, index }) => (
              <ProductRow
                key={String(row.id)}
                row={row}
                index={index}
                categories={categories}
                findings={ofRow(index)}
                isOpen={open === index}
                onChange={onChange}
                onOpen={setOpen}
                onRemove={onRemove}
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
      <Shop path={typeof id === 'string' ? `/product/${encodeURIComponent(id)}` : '/'} saves={saves} />
    </div>
  );
}
