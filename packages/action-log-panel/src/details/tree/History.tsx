import { createContext, use, useState } from 'react';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';

/** What a tree needs to list the steps that changed a value of it. */
export interface TreeSource {
  /** The steps that changed the value at some keys (`createHistories`). */
  changedBy: (keys: readonly string[]) => readonly number[];
  /** How many actions come before the state that the tree shows. */
  at: number;
  textOf: (count: number) => string;
  jump: (to: number) => void;
}

export const TreeSourceContext = createContext<TreeSource | null>(null);

/** Steps that are listed at most before and after the state that is shown. */
const MOST = 12;

/** A button at a value of a state that lists the steps which changed it; a press on one goes there. */
export function History({ keys }: { keys: readonly string[] }) {
  const source = use(TreeSourceContext);
  const [isOpen, setIsOpen] = useState(false);
  if (!source || keys.length === 0) return null;
  return (
    <>
      <Button
        look="icon"
        aria-label={`Steps that changed ${keys.join(' › ')}`}
        aria-expanded={isOpen}
        title="Which steps changed this?"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name="history" />
      </Button>
      {isOpen && <ChangingSteps counts={source.changedBy(keys)} {...source} />}
    </>
  );
}

function ChangingSteps({ counts, at, textOf, jump }: TreeSource & { counts: readonly number[] }) {
  const from = Math.max(0, counts.findLastIndex((count) => count <= at) - MOST + 1);
  const shown = counts.slice(from, from + 2 * MOST);
  return (
    <ul className="treeHistory">
      {counts.length === 0 && <li>No step changed this.</li>}
      {shown.map((count) => (
        <li key={count} aria-current={count === at ? 'step' : undefined}>
          <Button look="link" onClick={() => jump(count)}>
            {count}. {textOf(count)}
          </Button>
        </li>
      ))}
      {shown.length < counts.length && <li>{`${shown.length} of ${counts.length} steps`}</li>}
    </ul>
  );
}
