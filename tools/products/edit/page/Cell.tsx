import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords, type FieldName } from '../../fieldWords';
import { readCell } from '../../sheet/cells';
import { shownText } from './fields';
import type { Session } from './session';

interface Props {
  row: Row;
  field: FieldName;
  session: Session;
}

/** A text field, which is read as in a sheet when it is left. A text that cannot be read stays. */
export function Cell({ row, field, session }: Props) {
  const known = shownText(row, field);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const id = useId();
  const isLong = field === 'description';
  const Input = isLong ? 'textarea' : 'input';

  useEffect(() => (fault ? session.unread() : undefined), [fault, session]);

  const reset = () => (setTyped(null), setFault(''));

  function take() {
    if (typed === null) return;
    if (typed.trim() === known) return reset();
    const read = readCell(field, { text: typed.trim() });
    if ('fault' in read) return setFault(read.fault);
    reset();
    session.edit(row.id, { [field]: read.value ?? null });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return reset();
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || isLong) return;
    event.preventDefault();
    take();
    const column = [...document.querySelectorAll<HTMLElement>(`tbody [name="${field}"]`)];
    column[column.indexOf(event.currentTarget) + step]?.focus();
  }

  return (
    <>
      <Input
        name={field}
        aria-label={`${fieldWords[field].title} de ${shownText(row, 'name')}`}
        aria-invalid={fault !== ''}
        aria-describedby={fault ? id : undefined}
        data-typing={typed === null ? undefined : ''}
        value={typed ?? known}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      {fault && (
        <span id={id} className="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
