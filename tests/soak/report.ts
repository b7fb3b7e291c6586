import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Figure } from './figure';

const FILE = 'docs/reliability.md';
const PLACE = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- end of the figures -->)/;
const AREAS: readonly Figure['area'][] = ['Tabs', 'Crash', 'Storage', 'Backend', 'Server'];

const count = (number: number) => number.toLocaleString('en');
const cells = (...texts: string[]) => `| ${texts.join(' | ')} |`;

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, where, tried, lost, measured }) =>
    cells(measured ? `${what} (${measured})` : what, where, count(tried), count(lost)),
  );
  return [cells('what was tried', 'in', 'times', 'lost'), cells('---', '---', '---:', '---:'), ...rows].join(
    '\n',
  );
}

/**
 * Replaces the figures in docs/reliability.md.
 * @param took ms
 */
export async function writeReport(figures: readonly Figure[], took: number): Promise<void> {
  const all = cpus();
  const machine = `${all.length} x ${all[0]?.model ?? 'an unknown CPU'}`;
  const date = new Date().toISOString().slice(0, 10);
  const head = `\`npm run soak\`, ${date}, ${machine}: ${(took / 60_000).toFixed(1)} minutes.`;
  const parts = AREAS.map(
    (area) => `### ${area}\n\n${tableOf(figures.filter((each) => each.area === area))}`,
  );
  const tables = [head, ...parts].join('\n\n');
  const text = readFileSync(FILE, 'utf8').replace(PLACE, () => `\n${tables}\n\n`);
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }));
}
