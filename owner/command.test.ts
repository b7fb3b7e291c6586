import { spawnSync } from 'node:child_process';
import { fromRoot } from './fromRoot';

it('a command ends its work without an error when its output is no longer read', () => {
  const program = `
    import { outliveReader } from './owner/command.mjs';
    outliveReader();
    for (let line = 0; line < 50_000; line += 1) console.log('linha');
    setImmediate(() => console.error('pronto'));`;
  const shell = spawnSync('sh', ['-c', `node --input-type=module -e "$PROGRAM" | head -n 1`], {
    cwd: fromRoot('.'),
    env: { ...process.env, PROGRAM: program },
    encoding: 'utf8',
  });
  expect([shell.stdout, shell.stderr]).toEqual(['linha\n', 'pronto\n']);
});
