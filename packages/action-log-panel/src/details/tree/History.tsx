import { createContext, use, useState } from 'react';
import { Glyph } from '../../ui/Glyph';
import { StepLinks } from '../../ui/StepLinks';

/** What a tree needs to list the steps that changed a value of it. */
export interface TreeSource {
  /** The steps that changed the value at some keys (`createHistories`). */
  changedBy: (keys: readonly string[]) => readonly number[];
  /** How many actions come before the state that the tree shows. */
  at: number;
  textOf: (count: number) => string;
  /** By the path of a value, the steps that changed it and say a folded text, in words. */
  stepsFor: (text: string) => ReadonlyMap<string, readonly string[]>;
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
      <button
        className="icon"
        aria-label={`Steps that changed ${keys.join(' › ')}`}
        aria-expanded={isOpen}
        title="Which steps changed this?"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name="history" />
      </button>
      {isOpen && <ChangingSteps counts={source.changedBy(keys)} {...source} />}
    </>
  );
}

function ChangingSteps({ counts, at, textOf, jump }: TreeSource & { counts: readonly number[] }) {
  const from = Math.max(0, counts.findLastIndex((count) => count <= at) - MOST + 1);
  if (counts.length === 0) return <p>No step changed this.</p>;
  return (
    <StepLinks
      counts={counts.slice(from, from + 2 * MOST)}
      of={counts.length}
      at={at}
      textOf={textOf}
      show={jump}
    />
  );
}
