// No Docker runs here: the tests read what server/Dockerfile copies, and which addresses it refuses.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [install = '', build = ''] = readFileSync('server/Dockerfile', 'utf8').split('RUN npm ci\n');
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const [, refusal = ''] = /^RUN (case .*)$/m.exec(build) ?? [];

it.each(workspaces)('the Dockerfile copies the workspace %s before npm ci links it', (workspace) => {
  const folder = workspace.replace('/*', '');
  expect(install).toContain(`COPY ${folder} ${folder}\n`);
});

it.each([
  ['', 1],
  ['http://localhost:3000', 1],
  ['http://127.0.0.1', 1],
  ['http://0.0.0.0:8080', 1],
  ['http://[::1]', 1],
  ['https://loja.example', 0],
  ['http://192.168.0.7', 0],
])('for SITE_URL=%s the build ends with code %i', (SITE_URL, status) => {
  expect(spawnSync('sh', ['-c', refusal], { env: { ...process.env, SITE_URL } }).status).toBe(status);
});
