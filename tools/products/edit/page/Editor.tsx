import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { categories } from '@/entities/product/model/fields';
import { withoutAccents } from '@/shared/lib/text/withoutAccents';
import { fieldWords } from '../../fieldWords';
import { freeId } from '../../sheet/ids';
import { inTable } from './fields';
import { ProductRow } from './ProductRow';
import type { Session } from './session';

/** The most rows in the table; a search finds the others. */
const MOST_ROWS = 100;

const plain = (text: string) => withoutAccents(text.toLowerCase()).trim();

const titles = ['image_url', 'name', 'category', ...inTable] as const;

const statusTexts = {
  loading: 'Lendo a lista…',
  saving: 'Gravando…',
  saved: 'Gravado em products.json',
  'not saved': 'Não gravado: corrija o que está em vermelho',
  unread: 'Não gravado: há um campo que não se deixa ler, em vermelho',
} as const;

/** The browser asks before what is typed and not yet read is lost. */
function askBeforeLeaving() {
  const onLeave = (event: Event) => document.querySelector('[data-typing]') && event.preventDefault();
  addEventListener('beforeunload', onLeave);
  return () => removeEventListener('beforeunload', onLeave);
}

export function Editor({ session }: { session: Session }) {
  const shown = useSyncExternalStore(session.listen, session.shown);
  const { rows, problems, drafts } = shown;
  const status = shown.status === 'saved' && shown.unread > 0 ? 'unread' : shown.status;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<unknown>();
  useEffect(askBeforeLeaving, []);

  const wanted = plain(search);
  const found = rows.filter(({ name, id }) => plain(`${String(name)} ${String(id)}`).includes(wanted));

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('new');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (!name) return;
    event.currentTarget.reset();
    setSearch('');
    const id = freeId(name, new Set(rows.map((row) => row.id)));
    const [category] = categories;
    const created_at = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    setOpen(id);
    session.add({
      ...{ id, name, description: '', image_url: '', category },
      ...{ price_in_cents: 0, sales: 0, created_at },
    });
  }

  return (
    <>
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
        <p role="status" data-status={status}>
          {`${statusTexts[status]}${drafts.size > 0 ? `; rascunhos: ${drafts.size}` : ''}`}
        </p>
      </header>
      <main>
        {problems
          .filter(({ id }) => id === undefined)
          .map(({ where, what, isWrong }) => (
            <p key={where + what} data-wrong={isWrong}>
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
                problems={problems}
                lacks={drafts.get(row.id)}
                isOpen={open === row.id}
                onOpen={setOpen}
              />
            ))}
          </tbody>
        </table>
        <p>
          {rows.length === 0 && status === 'saved'
            ? 'Ainda não há produtos. Dê o nome do primeiro, ali em cima; ou importe uma planilha: npm run products -- import'
            : `${Math.min(found.length, MOST_ROWS)} de ${rows.length} produtos${found.length > MOST_ROWS ? ': procure os outros pelo nome' : ''}`}
        </p>
      </main>
    </>
  );
}
