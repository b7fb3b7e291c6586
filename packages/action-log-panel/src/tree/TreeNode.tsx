import { useState } from 'react';
import { isFields } from 'action-log';
import controls from '../controls.module.scss';
import { childrenOf, type Found } from './findInTree';
import { shorten } from '../wording';
import styles from './Tree.module.scss';

interface Props {
  /** The key by which the value's owner holds it. */
  name: string;
  value: unknown;
  /** Where it stands below the root: '/cart/items/0'. */
  path: string;
  /** Where a search found something; null without a search, and below a place where it found nothing more. */
  found: Found | null;
  nameOf: (id: string) => string | undefined;
}

/** Members that are shown of a value at first, and with each further press. */
const PORTION = 50;

/** A value with its members, which are rendered only while it is open. */
export function TreeNode({ name, value, path, found, nameOf }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const [shown, setShown] = useState(PORTION);
  const isMatch = found?.matches.has(path) ?? false;
  const members = childrenOf(value);
  if (members.length === 0) {
    return (
      <li className={styles.leaf} data-found={isMatch}>
        <span className={styles.key}>{name}</span> <Leaf value={value} nameOf={nameOf} />
      </li>
    );
  }
  const isOpen = isOpened || (found?.trail.has(path) ?? false);
  // Of a place that was found itself all members are shown; on the way to one, only those that lead there.
  const wanted = found && !isMatch ? members.filter(([key]) => found.trail.has(`${path}/${key}`)) : members;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
        <summary className={styles.summary} data-found={isMatch}>
          <span className={styles.key}>{name}</span> {titleOf(value, nameOf)}{' '}
          <span className={styles.size}>{sizeOf(value, members.length)}</span>
        </summary>
        {isOpen && (
          <ul className={styles.members}>
            {wanted.slice(0, shown).map(([key, member]) => {
              const inner = `${path}/${key}`;
              const rest = found?.trail.has(inner) ? found : null;
              return (
                <TreeNode key={key} name={key} value={member} path={inner} found={rest} nameOf={nameOf} />
              );
            })}
            {wanted.length > shown && (
              <li>
                <button type="button" className={controls.button} onClick={() => setShown(shown + PORTION)}>
                  Mais {Math.min(PORTION, wanted.length - shown)} de {wanted.length}
                </button>
              </li>
            )}
          </ul>
        )}
      </details>
    </li>
  );
}

interface LeafProps {
  value: unknown;
  nameOf: (id: string) => string | undefined;
}

/** A value without members, as JSON; an id with the name of what it stands for. */
export function Leaf({ value, nameOf }: LeafProps) {
  const name = typeof value === 'string' ? nameOf(value) : undefined;
  const json = Array.isArray(value) ? '[]' : isFields(value) ? '{}' : (JSON.stringify(value) ?? 'nada');
  return (
    <>
      <code className={styles.value}>{shorten(json)}</code> {name}
    </>
  );
}

function titleOf(value: unknown, nameOf: LeafProps['nameOf']): string {
  return isFields(value) && typeof value.id === 'string' ? (nameOf(value.id) ?? value.id) : '';
}

function sizeOf(value: unknown, count: number): string {
  const [one, more] = Array.isArray(value) ? ['item', 'itens'] : ['campo', 'campos'];
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : more}`;
}
