import { logsFor } from './logsFor';

const reach = { 'logs/a.json': ['src/cart.ts', 'src/app.ts'], 'logs/b.json': ['src/app.ts'] };

it.each([
  ['one that runs the file', ['src/cart.ts'], ['logs/a.json']],
  ['all that run it', ['src/app.ts'], ['logs/a.json', 'logs/b.json']],
  ['one that changed itself', ['logs/b.json'], ['logs/b.json']],
  ['none for a document or a test', ['README.md', 'src/cart.test.ts'], []],
])('takes %s', (_what, changed, logs) => {
  expect(logsFor(reach, changed)).toEqual({ logs, unreached: [] });
});

it('takes all, and says why, if no log runs a changed file', () => {
  const changed = ['src/cart.ts', 'src/Cart.module.scss'];
  expect(logsFor(reach, changed)).toEqual({
    logs: ['logs/a.json', 'logs/b.json'],
    unreached: ['src/Cart.module.scss'],
  });
});
