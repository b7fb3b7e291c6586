import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure';

const FILE = 'RELIABILITY.md';
const PLACE = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of the figures -->)/;

const cells = (...texts: (string | number)[]) => `| ${texts.join(' | ')} |`;

function tableOf(figures: readonly Figure[]) {
  const rows = figures.map(({ what, where, tried, lost, measured = '' }) =>
    cells(what, where, tried.toLocaleString('en'), lost.toLocaleString('en'), measured),
  );
  return [
    cells('what was tried', 'in', 'times', 'lost', 'measured'),
    cells('---', '---', '---:', '---:', '---'),
    ...rows,
  ].join('\n');
}

/**
 * Writes the figures into RELIABILITY.md, in place of those of the run before.
 * @param took ms
 */
export function writeReport(figures: readonly Figure[], took: number) {
  const areas = [...new Set(figures.map(({ area }) => area))];
  const parts = areas.map(
    (area) => `### ${area}\n\n${tableOf(figures.filter((each) => each.area === area))}`,
  );
  const head = `Measured on ${new Date().toISOString().slice(0, 10)}, in ${(took / 60_000).toFixed(1)} minutes.`;
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    text.replace(
      PLACE,
      (_, begin: string, end: string) => `${begin}\n${[head, ...parts].join('\n\n')}\n${end}`,
    ),
  );
}
