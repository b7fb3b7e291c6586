import { useState } from 'react';
import { isFields, kindNotJson } from 'action-log';
import { formatCount, writeValue } from '../text/formats';
import type { NameOf } from '../text/names';

interface Props {
  /** What is shown before the value. */
  title: string;
  value: unknown;
  nameOf: NameOf;
  isOpen?: boolean;
}

/** Members that are shown. */
const MOST_MEMBERS = 200;

/** A value with its members, which are rendered only while it is open. Ids have their names beside them. */
export function StateTree({ title, value, nameOf, isOpen = false }: Props) {
  const [hasMembers, setHasMembers] = useState(isOpen);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const id = isFields(value) ? value.id : value;
  const name = typeof id === 'string' ? nameOf(id) : undefined;
  const lost = kindNotJson(value);
  if (members.length === 0)
    return (
      <p>
        <span className="faint">{title}</span>{' '}
        <code className={lost === null ? undefined : 'trouble'}>{lost ?? writeValue(value)}</code> {name}
      </p>
    );
  return (
    <details open={hasMembers} onToggle={({ currentTarget }) => setHasMembers(currentTarget.open)}>
      <summary>
        {title} {name} <span className="faint">{formatCount(members.length, 'value')}</span>
      </summary>
      <div className="members">
        {hasMembers &&
          members
            .slice(0, MOST_MEMBERS)
            .map(([key, member]) => <StateTree key={key} title={key} value={member} nameOf={nameOf} />)}
        {hasMembers && members.length > MOST_MEMBERS && `… and ${members.length - MOST_MEMBERS} more`}
      </div>
    </details>
  );
}
