import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'esbuild';
import { releaseName } from '../../tools/build/releaseName';
import { ofShop } from '../../tools/bundling';
import { fromRoot } from '../../owner/fromRoot';

/** A small change of the source: one condition, text, number or call is another one. */
export interface Mutant {
  id: string;
  /** From the project's root. */
  file: string;
  line: number;
  /** The text that replaces the source's. */
  replacement: string;
}

/** The source of which a replay sees the outcome: `model` decides, `ui` shows. */
const MUTATED = /(^|\/)(model|ui)\/[^.]+\.tsx?$/;

/** Packages in CommonJS, such as react-dom, require Node's own modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles replayMutant.ts with the shop's source, which has all mutants at once: StrykerJS writes each beside the code that
 * it replaces, and a variable of the environment says which of them is active. So one build serves all.
 * @param outfile the file of the bundle
 */
export async function plantMutants(outfile: string): Promise<readonly Mutant[]> {
  const source = fromRoot('src');
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    MUTATED.test(path),
  );
  const files = paths.map((path) => {
    const name = join(source, path);
    return { name, content: readFileSync(name, 'utf8'), mutate: true };
  });
  const options = { plugins: null, ignorers: [], excludedMutations: [] };
  const instrumented = await new Instrumenter(silentLogger).instrument(files, options);
  const contents = new Map(instrumented.files.map(({ name, content }) => [name, content]));
  const plugin: Plugin = {
    name: 'mutants',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const content = contents.get(path);
        return content === undefined
          ? undefined
          : { contents: content, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
  await build({
    ...ofShop(releaseName()),
    entryPoints: [fromRoot('tests/mutants/replayMutant.ts')],
    outfile,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    plugins: [plugin],
  });
  return instrumented.mutants.map(({ id, fileName, location, replacement }) => ({
    id,
    file: relative(fromRoot(''), fileName),
    line: location.start.line + 1, // StrykerJS counts from 0.
    replacement,
  }));
}

const no = () => false;
const nothing = () => {};
/** StrykerJS says how many files it has read. */
const silentLogger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};
