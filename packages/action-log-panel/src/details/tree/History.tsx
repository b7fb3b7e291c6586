import { createContext, use, useMemo, useState } from 'react';
import { valueAt, type Timeline } from 'action-log';
import type { StepTexts } from '../../steps/stepTexts';
import { Glyph } from '../../ui/Glyph';
import { StepLinks } from '../../ui/StepLinks';
import { stepsThatChanged } from './stepsThatChanged';

/** What a tree needs to list the steps that changed a value of it. */
export interface TreeSource {
  timeline: Timeline;
  /** How many actions come before the state that the tree shows. */
  at: number;
  /** How many steps have been replayed. */
  replayedCount: number;
  texts: StepTexts;
  jump: (to: number) => void;
}

export const TreeSourceContext = createContext<TreeSource | null>(null);

/** Steps that are listed at most before and after the state that is shown. */
const MOST_STEPS = 12;

interface Props {
  path: string;
  /** The path in words. */
  name: string;
  value: unknown;
}

/** A button at a value of a state that lists the steps which changed it; a press on one goes there. */
export function History({ path, name, value }: Props) {
  const source = use(TreeSourceContext);
  const [isOpen, setIsOpen] = useState(false);
  // No path leads to a member of a list that has no id.
  if (!source || !Object.is(valueAt(source.timeline.stateAt(source.at), path), value)) return null;
  return (
    <>
      <button
        className="link"
        aria-label={`Steps that changed ${name}`}
        aria-expanded={isOpen}
        title="Which steps changed this?"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name="history" />
      </button>
      {isOpen && <ChangingSteps path={path} {...source} />}
    </>
  );
}

function ChangingSteps({ path, timeline, at, replayedCount, texts, jump }: TreeSource & { path: string }) {
  const counts = useMemo(
    () => stepsThatChanged(timeline, path, replayedCount),
    [timeline, path, replayedCount],
  );
  const from = Math.max(0, counts.findLastIndex((count) => count <= at) - MOST_STEPS + 1);
  if (counts.length === 0) return <p>No step changed this.</p>;
  return (
    <StepLinks
      counts={counts.slice(from, from + 2 * MOST_STEPS)}
      of={counts.length}
      at={at}
      textOf={texts.textOf}
      show={jump}
    />
  );
}
