import { useDeferredValue, useMemo, useState } from 'react';
import type { NameOf } from '../../text/names';
import { childrenOf, findInTree } from './findInTree';
import { TreeSourceContext, type TreeSource } from './History';
import { TreeNode } from './TreeNode';

interface Props {
  state: unknown;
  nameOf: NameOf;
  source: TreeSource;
}

/** A whole state as a tree. A search opens the way to every key and value that contains the text. */
export function StateTree({ state, nameOf, source }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => (wanted === '' ? null : findInTree(state, wanted, nameOf)),
    [state, wanted, nameOf],
  );
  const members = childrenOf(state).filter(([key]) => !found || found.trail.has(`/${key}`));
  return (
    <div className="stack">
      <input
        type="text"
        aria-label="Search in the state"
        placeholder="Search in the state"
        autoComplete="off"
        className="field"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="faint">
        {found &&
          (found.matches.size === 0 ? 'Nothing in the state.' : `${found.matches.size} in the state.`)}
      </p>
      <TreeSourceContext value={source}>
        <ul className="treeMembers">
          {members.map(([key, member]) => (
            <TreeNode key={key} value={member} keys={[key]} found={found} nameOf={nameOf} />
          ))}
        </ul>
      </TreeSourceContext>
    </div>
  );
}
