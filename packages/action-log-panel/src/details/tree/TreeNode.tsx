import { createContext, use, useState } from 'react';
import { isFields, kindNotJson, valueAt } from 'action-log';
import { formatCount, writeValue } from '../../text/formats';
import { pathText, type NameOf } from '../../text/names';
import { Glyph } from '../../ui/Glyph';
import { membersOf } from './findInState';

interface Props {
  /** What is shown before the value. */
  title: string;
  value: unknown;
  /** Where it is in the state (`changesBetween`). */
  path: string;
  nameOf: NameOf;
}

/** The state that a tree shows, and what lists the steps that changed a value; null outside of a state. */
export const HistoryContext = createContext<{
  state: unknown;
  showHistory: (path: string) => void;
} | null>(null);

/** Members that are shown; a search finds the others. */
const MOST_MEMBERS = 200;

/** A value with its members, which are rendered only while it is open. */
export function TreeNode({ title, value, path, nameOf }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const members = membersOf(value, path);
  const history = <History path={path} name={pathText(path, nameOf)} value={value} />;
  if (members.length === 0) {
    return (
      <li>
        <span className="faint">{title}</span> <Leaf value={value} nameOf={nameOf} />
        {history}
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
        {isOpen && history}
        {isOpen && (
          <ul>
            {members.slice(0, MOST_MEMBERS).map((member) => (
              <TreeNode
                key={member.key}
                title={member.key}
                value={member.value}
                path={member.path}
                nameOf={nameOf}
              />
            ))}
            {members.length > MOST_MEMBERS && <li>{`… and ${members.length - MOST_MEMBERS} more`}</li>}
          </ul>
        )}
      </details>
    </li>
  );
}

/** A button at a value of a state that lists the steps which changed it. */
function History({ path, name, value }: { path: string; name: string; value: unknown }) {
  const source = use(HistoryContext);
  // No path leads to a member of a list that has no id.
  if (!source || !Object.is(valueAt(source.state, path), value)) return null;
  return (
    <button
      className="link"
      aria-label={`Steps that changed ${name}`}
      title="Which steps changed this?"
      onClick={() => source.showHistory(path)}
    >
      <Glyph name="history" />
    </button>
  );
}

/** A value without members as JSON, or a warning if JSON has no such value; after an id, its name. */
function Leaf({ value, nameOf }: Pick<Props, 'value' | 'nameOf'>) {
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
