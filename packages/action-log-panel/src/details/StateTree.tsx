import { useState } from 'react';
import { isFields, kindNotJson } from 'action-log';
import { formatCount, writeValue } from '../formats';

interface Props {
  /** What is shown before the value. */
  title: string;
  value: unknown;
}

/** Members that are shown. */
const MOST_MEMBERS = 200;

/** A value with its members, which are rendered only while it is open. */
export function StateTree({ title, value }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const members: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const lost = kindNotJson(value);
  if (members.length === 0)
    return (
      <p>
        <span className="faint">{title}</span>{' '}
        <code className={lost === null ? undefined : 'trouble'}>{lost ?? writeValue(value)}</code>
      </p>
    );
  const name = isFields(value) && typeof value.name === 'string' ? value.name : '';
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {`${title} ${name} `}
        <span className="faint">{formatCount(members.length, 'value')}</span>
      </summary>
      <div>
        {isOpen &&
          members
            .slice(0, MOST_MEMBERS)
            .map(([key, member]) => <StateTree key={key} title={key} value={member} />)}
        {isOpen && members.length > MOST_MEMBERS && `… and ${members.length - MOST_MEMBERS} more`}
      </div>
    </details>
  );
}
