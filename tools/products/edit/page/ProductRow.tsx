import { memo } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { shop } from '@/shared/config';
import { fieldWords } from '../../fieldWords';
import { Cell } from './Cell';
import { below, inTable, shownText } from './fields';
import { Photo } from './Photo';
import type { Session, Shown } from './session';

interface Props extends Pick<Shown, 'problems'> {
  row: Row;
  session: Session;
  /** What a new product lacks before it is saved. */
  lacks: string | undefined;
  isOpen: boolean;
  onOpen: (id: unknown) => void;
}

/** A product in the table; below it, if it is open, everything else. */
export const ProductRow = memo(function ProductRow(props: Props) {
  const { row, session, problems, lacks, isOpen, onOpen } = props;
  const own = problems.filter(({ id }) => id === row.id);
  const name = shownText(row, 'name');
  return (
    <>
      <tr data-open={isOpen} onFocus={() => onOpen(row.id)}>
        <td>
          <Photo row={row} session={session} />
        </td>
        <td>
          <Cell row={row} field="name" session={session} />
        </td>
        <td>
          <select
            aria-label={`Categoria de ${name}`}
            value={shownText(row, 'category')}
            onChange={({ target }) => session.edit(row.id, { category: target.value })}
          >
            {Object.entries(shop.categories).map(([key, { tab }]) => (
              <option key={key} value={key}>
                {tab}
              </option>
            ))}
          </select>
        </td>
        {inTable.map((field) => (
          <td key={field} className="number">
            <Cell row={row} field={field} session={session} />
          </td>
        ))}
      </tr>
      {(own.length > 0 || lacks || isOpen) && (
        <tr data-open={isOpen} className="further" onFocus={() => onOpen(row.id)}>
          <td colSpan={3 + inTable.length}>
            {lacks && <p>{`Rascunho, ainda não está na lista. Falta: ${lacks}`}</p>}
            {own.map(({ what, isWrong }) => (
              <p key={what} data-wrong={isWrong}>
                {what}
              </p>
            ))}
            {isOpen && (
              <div className="fields">
                {below.map((field) => (
                  <label key={field}>
                    {fieldWords[field].title}
                    <Cell row={row} field={field} session={session} />
                  </label>
                ))}
                <p>
                  Código: <code>{shownText(row, 'id')}</code>
                </p>
                <button type="button" onClick={() => confirm(`Remover ${name}?`) && session.remove(row.id)}>
                  Remover {name}
                </button>
              </div>
            )}
          </td>
        </tr>
      )}
    </>
  );
});
