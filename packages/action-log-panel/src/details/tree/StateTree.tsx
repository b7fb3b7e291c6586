import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from '../../text/formats';
import { pathText, type NameOf } from '../../text/names';
import { findInState, membersOf } from './findInState';
import { TreeSourceContext, type TreeSource } from './History';
import { TreeNode } from './TreeNode';

interface Props {
  state: unknown;
  nameOf: NameOf;
  source: TreeSource;
}

/** A whole state as a tree, or the values of it that a search finds. */
export function StateTree({ state, nameOf, source }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { texts } = source;
  const found = useMemo(
    () => (wanted === '' ? null : findInState(state, wanted, nameOf, texts.stepsFor(fold(wanted)))),
    [state, wanted, nameOf, texts],
  );
  return (
    <div className="stack">
      <input
        type="text"
        aria-label="Search in the state"
        placeholder="Search in the state"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="faint">
        {found && (found.length === 0 ? 'Nothing in the state.' : `${found.length} in the state.`)}
      </p>
      <TreeSourceContext value={source}>
        <ul>
          {(found ?? membersOf(state, '')).map(({ path, value }) => (
            <TreeNode key={path} title={pathText(path, nameOf)} value={value} path={path} nameOf={nameOf} />
          ))}
        </ul>
      </TreeSourceContext>
    </div>
  );
}
