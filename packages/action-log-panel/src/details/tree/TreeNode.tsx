import { useState } from 'react';
import { isFields } from 'action-log';
import { Button } from '../../ui/Button';
import { formatCount, shorten } from '../../text/formats';
import type { NameOf } from '../../text/names';
import { childrenOf, pathOf, type Found } from './findInTree';
import { History } from './History';

interface Props {
  value: unknown;
  nameOf: NameOf;
  /** The keys from the root to it. */
  keys: readonly string[];
  /** What a search found; null without a search, and below a value in which it found nothing more. */
  found: Found | null;
}

/** Members that are shown at first, and more with each press. */
const PORTION = 50;

/** A value with its members, which are rendered only while it is open. */
export function TreeNode({ value, keys, found, nameOf }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const [shown, setShown] = useState(PORTION);
  const name = keys.at(-1) ?? '';
  const path = pathOf(keys);
  const isMatch = found?.matches.has(path) ?? false;
  const members = childrenOf(value);
  if (members.length === 0) {
    return (
      <li className="treeLeaf" data-found={isMatch}>
        <span className="faint">{name}</span> <Leaf value={value} nameOf={nameOf} />
        <History keys={keys} />
      </li>
    );
  }
  const isOpen = isOpened || (found?.trail.has(path) ?? false);
  // A match shows all its members; a value on the way to a match shows only those that lead there.
  const wanted = found && !isMatch ? members.filter(([key]) => found.trail.has(`${path}/${key}`)) : members;
  return (
    <li>
      <details
        className="treeBranch"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
      >
        <summary data-found={isMatch}>
          <span className="faint">{name}</span> {titleOf(value, nameOf)}{' '}
          <span className="faint">{sizeOf(value, members.length)}</span>
        </summary>
        {isOpen && <History keys={keys} />}
        {isOpen && (
          <ul className="treeMembers">
            {wanted.slice(0, shown).map(([key, member]) => {
              const inner = [...keys, key];
              const rest = found?.trail.has(pathOf(inner)) ? found : null;
              return <TreeNode key={key} value={member} keys={inner} found={rest} nameOf={nameOf} />;
            })}
            {wanted.length > shown && (
              <li>
                <Button onClick={() => setShown(shown + PORTION)}>
                  {`${Math.min(PORTION, wanted.length - shown)} more of ${wanted.length}`}
                </Button>
              </li>
            )}
          </ul>
        )}
      </details>
    </li>
  );
}

/** A value without members as JSON; after an id, the name of what has it. */
export function Leaf({ value, nameOf }: Pick<Props, 'value' | 'nameOf'>) {
  const name = typeof value === 'string' ? nameOf(value) : undefined;
  return (
    <>
      <code>{shorten(JSON.stringify(value) ?? 'undefined')}</code> {name}
    </>
  );
}

function titleOf(value: unknown, nameOf: NameOf): string {
  return isFields(value) && typeof value.id === 'string' ? (nameOf(value.id) ?? value.id) : '';
}

function sizeOf(value: unknown, count: number): string {
  return formatCount(count, Array.isArray(value) ? 'item' : 'field');
}
