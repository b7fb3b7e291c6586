import { memo } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { fieldWords, type FieldName } from '../../fieldWords';
import type { Finding, Loaded } from './api';
import { Cell } from './Cell';
import { below, inTable } from './fields';
import { Photo } from './Photo';

interface Props {
  row: Row;
  index: number;
  categories: Loaded['categories'];
  findings: readonly Finding[];
  isOpen: boolean;
  onChange: (index: number, changes: Row) => void;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

/** A product in the table; below it, if it is open, everything else. */
export const ProductRow = memo(function ProductRow({ row, index, isOpen, ...props }: Props) {
  const { categories, findings, onOpen } = props;
  const onChange = (field: FieldName, value: unknown) => props.onChange(index, { [field]: value });
  const name = typeof row.name === 'string' ? row.name : '';
  return (
    <>
      <tr data-open={isOpen} onFocus={() => onOpen(index)}>
        <td>
          <Photo row={row} onChange={(changes) => props.onChange(index, changes)} />
        </td>
        <td>
          <Cell row={row} field="name" onChange={onChange} />
        </td>
        <td>
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
          <td key={field} className="number">
            <Cell row={row} field={field} onChange={onChange} />
          </td>
        ))}
      </tr>
      {findings.length > 0 && (
        <tr className="findings">
          <td colSpan={6}>
            {findings.map(({ what, isWrong }) => (
              <p key={what} data-wrong={isWrong}>
                {what}
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
                {fieldWords.description.title}
                <Cell row={row} field="description" isLong onChange={onChange} />
              </label>
              {below.map((field) => (
                <label key={field}>
                  {fieldWords[field].title}
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
