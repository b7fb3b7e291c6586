interface Props {
  title: string;
  /** Null if they are not known. */
  lines: readonly string[] | null;
  /** Whether the lines are a diff. A diff without lines is shown as 'Nothing.', one that is not known as 'Not known', any other list is left out. */
  isDiff?: boolean;
}

/** Lines that are shown; of any more, only the number is shown. */
const MOST_LINES = 80;

/** Lines of text below a heading. */
export function Lines({ title, lines, isDiff = false }: Props) {
  if (!lines?.length && !isDiff) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {lines === null && <p>Not known: this app gave `recordActions` no `view`.</p>}
      {lines?.length === 0 && <p>Nothing.</p>}
      {lines && lines.length > 0 && <pre>{lines.slice(0, MOST_LINES).join('\n')}</pre>}
      {lines && lines.length > MOST_LINES && <p>{`… and ${lines.length - MOST_LINES} more lines`}</p>}
    </section>
  );
}
