import { readFileSync } from 'node:fs';
import { browserBugs } from './bugs';

// They are planted at night only.
it.each(browserBugs)('a text that is replaced is in its file once: $name', ({ file, search }) => {
  expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
});
