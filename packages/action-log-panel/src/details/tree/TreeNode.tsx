import { useState } from 'react';
import { isFields, kindNotJson } from 'action-log';
import { formatCount, writeValue } from '../../text/formats';
import type { NameOf } from '../../text/names';
import { childrenOf } from './findInState';
import { History } from './History';

interface Props {
  value: unknown;
  nameOf: NameOf;
  /** The keys from the root to it. */
  keys: readonly string[];
  /** What is shown before it, its key if not given. */
  title?: string;
}

/** Members that are shown at first, and more with each press. */
const PORTION = 50;

/** A value with its members, which are rendered only while it is open. */
export function TreeNode({ value, keys, nameOf, title = keys.at(-1) ?? '' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(PORTION);
  const members = childrenOf(value);
  if (members.length === 0) {
    return (
      <li>
        <span className="faint">{title}</span> <Leaf value={value} nameOf={nameOf} />
        <History keys={keys} />
      </li>
    );
  }
  return (
    <li>
      <details
        className="treeBranch"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <span className="faint">{title}</span> {nameOfThing(value, nameOf)}{' '}
          <span className="faint">
            {formatCount(members.length, Array.isArray(value) ? 'item' : 'field')}
          </span>
        </summary>
        {isOpen && <History keys={keys} />}
        {isOpen && (
          <ul>
            {members.slice(0, shown).map(([key, member]) => (
              <TreeNode key={key} value={member} keys={[...keys, key]} nameOf={nameOf} />
            ))}
            {members.length > shown && (
              <li>
                <button onClick={() => setShown(shown + PORTION)}>
                  {`${Math.min(PORTION, members.length - shown)} more of ${members.length}`}
                </button>
              </li>
            )}
          </ul>
        )}
      </details>
    </li>
  );
}

/** A value without members as JSON, or as a warning if JSON has no such value; after an id, the name of what has it. */
export function Leaf({ value, nameOf }: Pick<Props, 'value' | 'nameOf'>) {
  const name = typeof value === 'string' ? nameOf(value) : undefined;
  const lost = kindNotJson(value);
  return (
    <>
      <code className={lost === null ? undefined : 'trouble'}>{lost ?? writeValue(value)}</code> {name}
    </>
  );
}

function nameOfThing(value: unknown, nameOf: NameOf): string {
  return isFields(value) && typeof value.id === 'string' ? (nameOf(value.id) ?? value.id) : '';
}
