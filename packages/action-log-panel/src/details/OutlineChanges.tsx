import { describeLines } from 'action-log';
import { Section } from '../ui/Section';

interface Props {
  title: string;
  before: readonly string[];
  after: readonly string[];
}

/** How two outlines of the screen differ, as people read a diff. */
export function OutlineChanges({ title, before, after }: Props) {
  const lines = describeLines(before, after);
  return (
    <Section title={title}>
      {lines.length === 0 ? (
        <p>Nothing changed.</p>
      ) : (
        <pre className="outlineChanges">{lines.join('\n')}</pre>
      )}
    </Section>
  );
}
