import { Session, type Profiler } from 'node:inspector/promises';
import { join, relative, resolve, sep } from 'node:path';
import v8ToIstanbul from 'v8-to-istanbul';
import { BUNDLE } from '../bundle';

/** A part of the app's source that no log executes. Lines count from 1. */
export interface Unexecuted {
  /** From the current folder. */
  file: string;
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Unexecuted) => to - from;

/** Sorts the shortest parts first, and parts of one length by their position in the source. */
const inOrder = (left: Unexecuted, right: Unexecuted) =>
  lengthOf(left) - lengthOf(right) || left.file.localeCompare(right.file) || left.from - right.from;

/** Starts to count what V8 executes. The app must be loaded after it. */
export async function startCoverage() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** The text of a script, with its source map at the end. */
  async function textOf({ scriptId }: Profiler.ScriptCoverage): Promise<string> {
    await session.post('Debugger.enable');
    return (await session.post('Debugger.getScriptSource', { scriptId })).scriptSource;
  }

  return {
    /**
     * Ends the count. Returns the functions and branches that were not executed, the shortest first: a case of a
     * reducer that no log has is seldom long.
     * @param sourceFolder of the app; what is in its `node_modules` is left out
     */
    async unexecuted(sourceFolder: string): Promise<Unexecuted[]> {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const parts: Unexecuted[] = [];
      for (const script of result.filter(({ url }) => url.endsWith(`/${BUNDLE}`)))
        parts.push(...(await unexecutedIn(script, await textOf(script), sourceFolder)));
      session.disconnect();
      return outermost(parts).sort(inOrder);
    },
  };
}

async function unexecutedIn(
  { functions }: Profiler.ScriptCoverage,
  source: string,
  sourceFolder: string,
): Promise<Unexecuted[]> {
  const isOfApp = (path: string) => {
    const absolute = resolve(path); // Paths in the source map are relative to the current folder.
    return absolute.startsWith(sourceFolder + sep) && !absolute.includes(`${sep}node_modules${sep}`);
  };
  const converter = v8ToIstanbul(join(process.cwd(), BUNDLE), 0, { source }, (path) => !isOfApp(path));
  await converter.load();
  converter.applyCoverage(functions);
  return Object.values(converter.toIstanbul()).flatMap(({ path, branchMap, b, fnMap, f }) => {
    const branches = Object.entries(branchMap).filter(([id]) => b[id]?.[0] === 0);
    const uncalled = Object.entries(fnMap).filter(([id]) => f[id] === 0);
    return [...branches, ...uncalled].map(([, { loc }]) => ({
      file: relative('', path),
      from: loc.start.line,
      to: loc.end.line,
    }));
  });
}

/** Leaves out each part that is inside another part, or is listed twice. */
const outermost = (parts: readonly Unexecuted[]): Unexecuted[] =>
  parts.filter(
    (part, index) =>
      !parts.some((around, at) => {
        const isAround = around.file === part.file && around.from <= part.from && around.to >= part.to;
        return isAround && (lengthOf(around) > lengthOf(part) || at < index);
      }),
  );

/** The printed lines about the parts that no log executes. */
export const describeUnexecuted = (parts: readonly Unexecuted[]): string =>
  parts.length === 0
    ? 'The logs execute all of the source.'
    : [
        'No log executes, the shortest first:',
        ...parts.map(({ file, from, to }) => `  ${file}:${from}${to > from ? `-${to}` : ''}`),
      ].join('\n');
