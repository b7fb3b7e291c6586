/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstDifference, readLog, replayable } from '@/app/qa/headless';
import { steps } from '@/app/qa/steps';

// Recorded in the real shop by recordCorpus.ts. Where the shop is meant to behave otherwise, they are recorded again;
// those of released versions are not.
const folder = join(__dirname, '../../../e2e/logs');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

async function open(name: string) {
  const log = await readLog(readFileSync(join(folder, name), 'utf8'));
  if (typeof log === 'string') throw new Error(`${name} is ${log}`);
  return log;
}

describe('the corpus', () => {
  it('has recorded sessions, and one of each released version of the format', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(files).toContain(join('released', 'v1.json'));
  });

  it.each(files)('%s goes as it went', async (name) => {
    const log = await open(name);
    expect(log).toMatchObject({ isCutOff: false });
    expect(log.hashes.length).toBeGreaterThan(1);
    expect(log.trail).toHaveLength(log.actions.length);
    expect(log.asked.length).toBeGreaterThan(0);
    expect(firstDifference(log, replayable)).toBeNull();
  });

  it('shows what shoppers do, every alert, and a long session', async () => {
    const logs = await Promise.all(files.map(open));
    const types = new Set(logs.flatMap(({ actions }) => actions.map(({ type }) => type)));
    const rare = ['product/executeQuery/rejected', 'action-log/sessionContinued'];
    expect([...types, ...rare]).toEqual(expect.arrayContaining(Object.keys(steps)));
    const asked = logs.flatMap((log) => log.asked.flatMap(([, all]) => all)).join('\n');
    for (const alert of [
      'já foi adicionado ao carrinho!',
      'Erro na adição do produto',
      'Produto Removido com sucesso!',
      'Erro na remoção do produto',
      'Erro na alteração de quantidade do produto',
    ])
      expect(asked).toContain(alert);
    expect(logs.map(({ products }) => products?.source)).toEqual(
      expect.arrayContaining(['backend', 'built-in']),
    );
    expect(Math.max(...logs.map(({ actions }) => actions.length))).toBeGreaterThan(1900);
  });
});
