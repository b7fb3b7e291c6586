import { memo } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords } from '../../fieldWords';
import { Cell } from './Cell';
import { below, inTable } from './fields';
import { Photo } from './Photo';
import type { Session, Shown } from './session';

interface Props extends Pick<Shown, 'categories' | 'findings'> {
  row: Row;
  session: Session;
  /** What a new product lacks before it is saved. */
  lacks: string | undefined;
  isOpen: boolean;
  onOpen: (id: unknown) => void;
}

/** A product in the table; below it, if it is open, everything else. */
export const ProductRow = memo(function ProductRow({
  row,
  session,
  findings,
  lacks,
  isOpen,
  ...props
}: Props) {
  const { categories, onOpen } = props;
  const name = typeof row.name === 'string' ? row.name : '';
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
            value={typeof row.category === 'string' ? row.category : ''}
            onChange={({ target }) => session.edit(row.id, { category: target.value })}
          >
            {Object.entries(categories).map(([key, { tab }]) => (
              <option key={key} value={key}>
                {tab}
              </option>
            ))}
          </select>
        </td>
        {inTable.slice(1).map((field) => (
          <td key={field} className="number">
            <Cell row={row} field={field} session={session} />
          </td>
        ))}
      </tr>
      {(findings.length > 0 || lacks) && (
        <tr className="findings">
          <td colSpan={6}>
            {lacks && <p>{`Rascunho, ainda não está na lista. Falta: ${lacks}`}</p>}
            {findings.map(({ what, isWrong }) => (
              <p key={what} data-wrong={isWrong}>
                {what}
              </p>
            ))}
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className="further" onFocus={() => onOpen(row.id)}>
          <td colSpan={6}>
            <div className="fields">
              <label className="wide">
                {fieldWords.description.title}
                <Cell row={row} field="description" isLong session={session} />
              </label>
              {below.map((field) => (
                <label key={field}>
                  {fieldWords[field].title}
                  <Cell row={row} field={field} session={session} />
                </label>
              ))}
            </div>
            <p className="id">
              <span>
                Código: <code>{String(row.id)}</code>
              </span>
              <button type="button" className="quiet" onClick={() => session.remove(row.id)}>
                Remover {name}
              </button>
            </p>
          </td>
        </tr>
      )}
    </>
  );
});
