import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords, type FieldName } from '../../fieldWords';
import { readTyped } from './api';
import { shownText } from './fields';
import type { Session } from './session';

interface Props {
  row: Row;
  field: FieldName;
  isLong?: boolean;
  session: Session;
}

/** A text field. What is typed is read, as the import reads a sheet, when it is left; what cannot be read stays, with a sentence. */
export function Cell({ row, field, isLong = false, session }: Props) {
  const known = shownText(row, field);
  const [typed, setTyped] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const id = useId();

  useEffect(() => (wanted ? session.unread() : undefined), [wanted, session]);

  async function take() {
    if (typed === null) return;
    if (typed.trim() === known) return reset();
    const read = await readTyped(field, typed).catch((error: unknown) => ({ wanted: String(error) }));
    if ('wanted' in read) return setWanted(`esperado ${read.wanted}`);
    // Somebody may type on meanwhile.
    setTyped((now) => (now === typed ? null : now));
    setWanted('');
    session.edit(row.id, { [field]: read.value });
  }
  const reset = () => (setTyped(null), setWanted(''));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (event.key === 'Escape') return reset();
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || isLong) return;
    event.preventDefault();
    void take();
    const column = [...document.querySelectorAll<HTMLElement>(`tbody [name="${field}"]`)];
    column[column.indexOf(event.currentTarget) + step]?.focus();
  }

  const common = {
    name: field,
    'aria-label': `${fieldWords[field].title} de ${shownText(row, 'name')}`,
    'data-typing': typed === null ? undefined : '',
    'aria-invalid': wanted !== '',
    'aria-describedby': wanted ? id : undefined,
    placeholder: fieldWords[field].hint,
    value: typed ?? known,
    onKeyDown,
    onBlur: () => void take(),
  };
  return (
    <>
      {isLong ? (
        <textarea {...common} rows={5} onChange={({ target }) => setTyped(target.value)} />
      ) : (
        <input {...common} onChange={({ target }) => setTyped(target.value)} />
      )}
      {wanted && (
        <span id={id} className="wanted" role="alert">
          {wanted}
        </span>
      )}
    </>
  );
}
