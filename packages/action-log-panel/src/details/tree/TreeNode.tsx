import { useState } from 'react';
import { isFields } from 'action-log';
import { Button } from '../../ui/Button';
import { shorten } from '../../words/formats';
import type { Names } from '../../words/names';
import { childrenOf, type Found } from './findInTree';
import { locale, t } from '../../words/t';

interface Props extends Pick<Names, 'nameOf'> {
  /** The value's key in the object or list that contains it. */
  name: string;
  value: unknown;
  /** From the root: '/cart/items/0'. */
  path: string;
  /** What a search found; null without a search, and below a value in which it found nothing more. */
  found: Found | null;
}

/** Members that are shown at first, and more with each press. */
const PORTION = 50;

/** A value with its members, which are rendered only while it is open. */
export function TreeNode({ name, value, path, found, nameOf }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const [shown, setShown] = useState(PORTION);
  const isMatch = found?.matches.has(path) ?? false;
  const members = childrenOf(value);
  if (members.length === 0) {
    return (
      <li className="treeLeaf" data-found={isMatch}>
        <span className="treeKey">{name}</span> <Leaf value={value} nameOf={nameOf} />
      </li>
    );
  }
  const isOpen = isOpened || (found?.trail.has(path) ?? false);
  // A match shows all its members; a value on the way to a match shows only those that lead there.
  const wanted = found && !isMatch ? members.filter(([key]) => found.trail.has(`${path}/${key}`)) : members;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
        <summary className="treeSummary" data-found={isMatch}>
          <span className="treeKey">{name}</span> {titleOf(value, nameOf)}{' '}
          <span className="treeSize">{sizeOf(value, members.length)}</span>
        </summary>
        {isOpen && (
          <ul className="treeMembers">
            {wanted.slice(0, shown).map(([key, member]) => {
              const inner = `${path}/${key}`;
              const rest = found?.trail.has(inner) ? found : null;
              return (
                <TreeNode key={key} name={key} value={member} path={inner} found={rest} nameOf={nameOf} />
              );
            })}
            {wanted.length > shown && (
              <li>
                <Button onClick={() => setShown(shown + PORTION)}>
                  {t`Mais ${Math.min(PORTION, wanted.length - shown)} de ${wanted.length}`}
                </Button>
              </li>
            )}
          </ul>
        )}
      </details>
    </li>
  );
}

/** A value without members, as JSON; after an id, the name of what has it. */
export function Leaf({ value, nameOf }: Pick<Props, 'value' | 'nameOf'>) {
  const name = typeof value === 'string' ? nameOf(value) : undefined;
  const json = Array.isArray(value) ? '[]' : isFields(value) ? '{}' : (JSON.stringify(value) ?? t`nada`);
  return (
    <>
      <code>{shorten(json)}</code> {name}
    </>
  );
}

function titleOf(value: unknown, nameOf: Names['nameOf']): string {
  return isFields(value) && typeof value.id === 'string' ? (nameOf(value.id) ?? value.id) : '';
}

function sizeOf(value: unknown, count: number): string {
  const [one, more] = Array.isArray(value) ? [t`item`, t`itens`] : [t`campo`, t`campos`];
  return `${count.toLocaleString(locale)} ${count === 1 ? one : more}`;
}
