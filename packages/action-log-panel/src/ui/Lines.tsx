interface Props {
  title: string;
  lines: readonly string[];
  /** Whether the lines are a diff. A diff without lines is shown as 'Nothing.', any other list is left out. */
  isDiff?: boolean;
}

/** Lines that are shown; of any more, only the number is shown. */
const MOST_LINES = 80;

/** Lines of text below a heading. */
export function Lines({ title, lines, isDiff = false }: Props) {
  if (lines.length === 0 && !isDiff) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>Nothing.</p> : <pre>{lines.slice(0, MOST_LINES).join('\n')}</pre>}
      {lines.length > MOST_LINES && <p>{`… and ${lines.length - MOST_LINES} more lines`}</p>}
    </section>
  );
}
