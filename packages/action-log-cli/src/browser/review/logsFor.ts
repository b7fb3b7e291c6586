/** By log, the source files that it runs. */
export type Reach = Readonly<Record<string, readonly string[]>>;

/** Files that change nothing that a log shows. */
const isQuiet = (path: string) => /\.(md|test\.tsx?|spec\.ts)$/.test(path);

/**
 * The logs that reach changed files: those that run one of them, and those that changed themselves. If no log runs a
 * changed file, such as a style sheet, all of them are taken.
 * @param changed paths from this folder
 * @returns the logs, and the files because of which all were taken
 */
export function logsFor(reach: Reach, changed: readonly string[]): { logs: string[]; unreached: string[] } {
  const all = Object.keys(reach);
  const loud = changed.filter((path) => !isQuiet(path));
  const reaching = (path: string) => all.filter((log) => log === path || reach[log]?.includes(path));
  const unreached = loud.filter((path) => reaching(path).length === 0);
  const taken = new Set(loud.flatMap(reaching));
  return { logs: unreached.length > 0 ? all : all.filter((log) => taken.has(log)), unreached };
}
