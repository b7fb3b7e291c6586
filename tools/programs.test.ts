import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { jiti } from '../tests/testing/jiti';
import { newFolder } from '../tests/testing/newFolder';
import { fromRoot } from '../owner/fromRoot';

const { inFolder, put } = newFolder();

/** What `ensureProgram('firefox')` returns or throws if the only Firefox prints this version; no apt-get is there. */
function firefoxThatPrints(version: string) {
  chmodSync(put('bin/firefox-esr', `#!/bin/sh\necho "${version}"\n`), 0o755);
  const program = put(
    'program.ts',
    `import { ensureProgram } from '${fromRoot('tools/programs')}'; console.log(ensureProgram('firefox'));`,
  );
  const env = { ...process.env, PATH: inFolder('bin') };
  const { stdout, stderr } = spawnSync(process.execPath, [jiti, program], { env, encoding: 'utf8' });
  return { path: stdout.trim(), error: stderr };
}

it('a Firefox that knows the commands of the tests is used', () => {
  expect(firefoxThatPrints('Mozilla Firefox 153.8.0esr').path).toBe(inFolder('bin/firefox-esr'));
});

it('a Firefox that is too old is refused with the version that is needed', () => {
  expect(firefoxThatPrints('Mozilla Firefox 140.12.0esr').error).toContain(
    'firefox-esr or firefox of version 153 or newer is missing: install firefox-esr.',
  );
});
