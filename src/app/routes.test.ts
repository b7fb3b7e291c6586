import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '@/shared/addresses';

const source = readFileSync(join(__dirname, 'routes.tsx'), 'utf8');

it('names the chunk of each page as the list of page names does, which webpack and the build look for', () => {
  const chunkNames = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
  expect(chunkNames.toSorted()).toEqual([...pageNames].sort());
});
