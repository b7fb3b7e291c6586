import { createContext, use, useState } from 'react';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';
import { t } from '../../words/t';

/** What a tree needs to list the steps that changed a value of it. */
export const TreeSource = createContext<{
  /** The steps that changed the value at some keys (`createHistories`). */
  changedBy: (keys: readonly string[]) => readonly number[];
  /** How many actions come before the state that the tree shows. */
  at: number;
  textOf: (count: number) => string;
  jump: (to: number) => void;
} | null>(null);

/** Steps that are listed at most before and after the state that is shown. */
const MOST = 12;

/** A button at a value of a state that lists the steps which changed it; a press on one goes there. */
export function History({ keys }: { keys: readonly string[] }) {
  const source = use(TreeSource);
  const [isOpen, setIsOpen] = useState(false);
  if (!source || keys.length === 0) return null;
  return (
    <>
      <Button
        look="icon"
        aria-label={t`Passos que mudaram ${keys.join(' › ')}`}
        aria-expanded={isOpen}
        tip={t`Que passos mudaram isto?`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name="history" />
      </Button>
      {isOpen && <ChangingSteps counts={source.changedBy(keys)} {...source} />}
    </>
  );
}

interface Props extends NonNullable<React.ContextType<typeof TreeSource>> {
  counts: readonly number[];
}

function ChangingSteps({ counts, at, textOf, jump }: Props) {
  const from = Math.max(0, counts.findLastIndex((count) => count <= at) - MOST + 1);
  const shown = counts.slice(from, from + 2 * MOST);
  return (
    <ul className="treeHistory">
      {counts.length === 0 && <li>{t`Nenhum passo mudou isto.`}</li>}
      {shown.map((count) => (
        <li key={count} aria-current={count === at ? 'step' : undefined}>
          <Button look="link" onClick={() => jump(count)}>
            {count}. {textOf(count)}
          </Button>
        </li>
      ))}
      {shown.length < counts.length && <li>{t`${shown.length} de ${counts.length} passos`}</li>}
    </ul>
  );
}
