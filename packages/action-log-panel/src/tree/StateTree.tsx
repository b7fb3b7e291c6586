import { useDeferredValue, useId, useMemo, useState } from 'react';
import controls from '../controls.module.scss';
import { childrenOf, findInTree } from './findInTree';
import { TreeNode } from './TreeNode';
import styles from './Tree.module.scss';

interface Props {
  state: unknown;
  nameOf: (id: string) => string | undefined;
}

/** A whole state as a tree. A search opens every place where a key or a value contains the text. */
export function StateTree({ state, nameOf }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => (wanted === '' ? null : findInTree(state, wanted, nameOf)),
    [state, wanted, nameOf],
  );
  const members = childrenOf(state).filter(([key]) => !found || found.trail.has(`/${key}`));
  return (
    <div className={styles.tree}>
      <input
        id={id}
        type="text"
        aria-label="Procurar no estado"
        placeholder="Procurar no estado"
        autoComplete="off"
        className={controls.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={styles.told}>
        {found && (found.matches.size === 0 ? 'Nada no estado.' : `${found.matches.size} no estado.`)}
      </p>
      <ul className={styles.members}>
        {members.map(([key, member]) => (
          <TreeNode key={key} name={key} value={member} path={`/${key}`} found={found} nameOf={nameOf} />
        ))}
      </ul>
    </div>
  );
}
