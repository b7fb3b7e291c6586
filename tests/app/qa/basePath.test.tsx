/** @jest-environment ./tests/testing/app/jsdom.ts */
import { screen } from '@testing-library/react';
import { firstDifference, writeLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { logIn, logOfSession } from '../../testing/app/logFiles';
import { closeApp, openApp } from '../../testing/app/openApp';

beforeEach(() => void (process.env.BASE_PATH = '/loja'));
afterEach(() => {
  closeApp();
  delete process.env.BASE_PATH;
});

describe('a shop below a path', () => {
  it('a shop below a path records a log that replays at the root', async () => {
    const app = await openApp('/loja/product/p0');
    await app.user.click(screen.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    const log = await logIn(await writeLog(logOfSession(app)));
    delete process.env.BASE_PATH;
    expect(log.effects).toContainEqual([
      expect.any(Number),
      expect.arrayContaining([{ entry: 1, value: '/cart' }]),
    ]);
    expect(firstDifference(log, replayable)).toBeNull();
  });
});
