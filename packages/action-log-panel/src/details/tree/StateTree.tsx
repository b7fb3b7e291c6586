import { useDeferredValue, useMemo, useState, type ContextType } from 'react';
import type { Names } from '../../words/names';
import { childrenOf, findInTree } from './findInTree';
import { TreeSource } from './History';
import { TreeNode } from './TreeNode';
import { t } from '../../words/t';

interface Props extends Pick<Names, 'nameOf'> {
  state: unknown;
  source: ContextType<typeof TreeSource>;
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
    <div className="tree">
      <input
        type="text"
        aria-label={t`Procurar no estado`}
        placeholder={t`Procurar no estado`}
        autoComplete="off"
        className="field"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="treeResult">
        {found && (found.matches.size === 0 ? t`Nada no estado.` : t`${found.matches.size} no estado.`)}
      </p>
      <TreeSource value={source}>
        <ul className="treeMembers">
          {members.map(([key, member]) => (
            <TreeNode key={key} value={member} keys={[key]} found={found} nameOf={nameOf} />
          ))}
        </ul>
      </TreeSource>
    </div>
  );
}
