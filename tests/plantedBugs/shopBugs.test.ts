import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopBugs } from './shopBugs';

const qa = readFileSync(join(__dirname, '../../docs/qa.md'), 'utf8');
const cellsIn = (line: string) => line.split('|').map((cell) => cell.trim());

it('is the table of planted bugs in the documentation', () => {
  const [, table = ''] = qa.split(/\| bug +\|.*\n\| -+.*\n/);
  const rows = table.split('\n\n')[0]?.split('\n').map(cellsIn) ?? [];
  expect(rows.map(([, ...cells]) => cells.slice(0, 4))).toEqual(
    shopBugs.map(({ name, file, caughtBy, step }) => [
      name,
      `\`${file.replace('src/', '')}\``,
      caughtBy === 'replay' ? 'a replay' : `\`${caughtBy}\``,
      step,
    ]),
  );
});
