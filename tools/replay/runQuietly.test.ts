import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { newFolder } from '../../tests/testing/newFolder';
import { runQuietly } from './runQuietly';

const { inFolder, put } = newFolder();

const node = (script: string) => () =>
  runQuietly('The shop could not be built.', process.execPath, ['-e', script], '.');

it('a program that succeeds prints nothing, so that a verdict is not lost below the warnings of a build', () => {
  put(
    'run.ts',
    `
    import { runQuietly } from ${JSON.stringify(resolve('tools/replay/runQuietly.ts'))};
    runQuietly('It fails.', process.execPath, ['-e', 'console.log(1); console.error(2)'], '.');
    console.log('same');`,
  );
  const { stdout, stderr } = spawnSync('npx', ['jiti', inFolder('run.ts')], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['same\n', '']);
});

it('what a program printed is in the error if it fails', () => {
  expect(node("console.log('Atenção: 1'); console.error('2'); process.exit(1)")).toThrow(
    'The shop could not be built.\nAtenção: 1\n2',
  );
});

it('a program that does not exist fails, too', () => {
  expect(() => runQuietly('The shop could not be built.', './nothing', [], '.')).toThrow(
    'The shop could not be built.',
  );
});
