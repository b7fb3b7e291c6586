import { transformSync } from 'esbuild';
import { sourcesRun } from './sourcesRun';

const file = 'packages/action-log-cli/src/browser/review/logsFor.ts';
const covered = (url: string, source: string, count: number) => {
  const range = (startOffset: number, endOffset: number, times: number) => ({
    functionName: '',
    isBlockCoverage: true,
    ranges: [{ startOffset, endOffset, count: times }],
  });
  const start = source.indexOf('function');
  return [
    {
      url,
      source,
      scriptId: '1',
      functions: [range(0, source.length, 1), range(start, source.indexOf('}') + 1, count)],
    },
  ];
};

it('names the source of each function that ran, by the source map', async () => {
  const { code, map } = transformSync('export let a = 1;\nexport function f() { return a; }', {
    sourcemap: true,
    sourcefile: `webpack://app/./${file}`,
  });
  const script = `${code}//# sourceMappingURL=app.js.map\n`;
  const load = (address: string) =>
    Promise.resolve(address === 'http://app/assets/app.js.map' ? map : undefined);
  const at = 'http://app/assets/app.js';
  expect(await sourcesRun(covered(at, script, 3), load)).toEqual([file]);
  expect(await sourcesRun(covered(at, script, 0), load)).toEqual([]);
});

it('takes a script without a map as a source', async () => {
  const scripts = covered(`http://app/${file}?t=1`, 'let a = 1; function f() { return a }', 1);
  expect(await sourcesRun(scripts, () => Promise.resolve(undefined))).toEqual([file]);
});
