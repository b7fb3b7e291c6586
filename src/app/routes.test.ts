import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '@/shared/addresses';

const source = readFileSync(join(__dirname, 'routes.tsx'), 'utf8');

it('each page has one chunk name, here and in the list of page names, which webpack and the build read', () => {
  const chunkNames = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
  expect(chunkNames.toSorted()).toEqual([...pageNames].sort());
});
