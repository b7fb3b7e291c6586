import { useDeferredValue, useMemo, useState } from 'react';
import type { StepTexts } from '../../steps/stepTexts';
import { fold } from '../../text/formats';
import { pathText } from '../../text/names';
import { findInState, membersOf } from './findInState';
import { HistoryContext, TreeNode } from './TreeNode';

interface Props {
  state: unknown;
  texts: StepTexts;
  /** Lists the steps that changed the value at a path. */
  showHistory: (path: string) => void;
}

/** A whole state as a tree, or the values of it that a search finds. */
export function StateTree({ state, texts, showHistory }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { nameOf } = texts;
  const found = useMemo(
    () => (wanted === '' ? null : findInState(state, wanted, nameOf, texts.stepsFor(fold(wanted)))),
    [state, wanted, texts, nameOf],
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
      <HistoryContext value={{ state, showHistory }}>
        <ul>
          {(found ?? membersOf(state, '')).map(({ path, value }) => (
            <TreeNode key={path} title={pathText(path, nameOf)} value={value} path={path} nameOf={nameOf} />
          ))}
        </ul>
      </HistoryContext>
    </div>
  );
}
