import { useDeferredValue, useMemo, useState } from 'react';
import controls from '../../ui/controls.module.scss';
import type { Names } from '../../words/names';
import { childrenOf, findInTree } from './findInTree';
import styles from './Tree.module.scss';
import { TreeNode } from './TreeNode';

interface Props extends Pick<Names, 'nameOf'> {
  state: unknown;
}

/** A whole state as a tree. A search opens the way to every key and value that contains the text. */
export function StateTree({ state, nameOf }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => (wanted === '' ? null : findInTree(state, wanted, nameOf)),
    [state, wanted, nameOf],
  );
  const members = childrenOf(state).filter(([key]) => !found || found.trail.has(`/${key}`));
  return (
    <div className={styles.tree}>
      <input
        type="text"
        aria-label="Procurar no estado"
        placeholder="Procurar no estado"
        autoComplete="off"
        className={controls.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={styles.result}>
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
