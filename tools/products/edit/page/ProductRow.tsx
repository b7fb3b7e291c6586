import { memo } from 'react';
import type { Loaded, Note, Row } from './api';
import { Cell } from './Cell';
import { below, inTable } from './fields';
import { Photo } from './Photo';

interface Props {
  row: Row;
  index: number;
  categories: Loaded['categories'];
  notes: readonly Note[];
  isOpen: boolean;
  onChange: (index: number, changes: Row) => void;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

/** A product in the table; below it, if it is open, everything else. */
export const ProductRow = memo(function ProductRow({ row, index, isOpen, ...props }: Props) {
  const { categories, notes, onOpen } = props;
  const onChange = (name: string, value: unknown) => props.onChange(index, { [name]: value });
  const name = typeof row.name === 'string' ? row.name : '';
  return (
    <>
      <tr data-open={isOpen} onFocus={() => onOpen(index)}>
        <td>
          <Photo row={row} onChange={(changes) => props.onChange(index, changes)} />
        </td>
        {inTable.slice(0, 1).map((field) => (
          <td key={field.name}>
            <Cell row={row} field={field} onChange={onChange} />
          </td>
        ))}
        <td data-label="Categoria">
          <select
            aria-label={`Categoria de ${name}`}
            value={typeof row.category === 'string' ? row.category : ''}
            onChange={({ target }) => onChange('category', target.value)}
          >
            {Object.entries(categories).map(([key, { tab }]) => (
              <option key={key} value={key}>
                {tab}
              </option>
            ))}
          </select>
        </td>
        {inTable.slice(1).map((field) => (
          <td key={field.name} className="number" data-label={field.label}>
            <Cell row={row} field={field} onChange={onChange} />
          </td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr className="notes">
          <td colSpan={6}>
            {notes.map(({ text, isWrong }) => (
              <p key={text} data-wrong={isWrong}>
                {text}
              </p>
            ))}
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className="further" onFocus={() => onOpen(index)}>
          <td colSpan={6}>
            <div className="fields">
              <label className="wide">
                Descrição
                <Cell
                  row={row}
                  field={{ name: 'description', label: 'Descrição' }}
                  isLong
                  onChange={onChange}
                />
              </label>
              {below.map((field) => (
                <label key={field.name}>
                  {field.label}
                  <Cell row={row} field={field} onChange={onChange} />
                </label>
              ))}
            </div>
            <p className="id">
              <span>
                Código: <code>{String(row.id)}</code>
              </span>
              <button type="button" className="quiet" onClick={() => props.onRemove(index)}>
                Remover {name}
              </button>
            </p>
          </td>
        </tr>
      )}
    </>
  );
});
