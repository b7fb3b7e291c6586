import type { Reading } from '../inPage/readPage';
import type { OpenApp } from './openApp';

/** Ms of a frame, by which the page's clock is moved between two readings. */
const FRAME = 16;
/** Ms of real time in which a page that is not as expected does not change any more. */
const QUIET = 1_000;
/** The least number of readings in that time: a busy machine makes few. */
const READINGS = 20;
/** Ms of real time to wait for a page that keeps changing or loading. */
const TIMEOUT = 30_000;

/** Reads the page until two readings agree, nothing loads, and it is as expected, or quiet for a while. */
export async function settledReading(
  { page, loading }: OpenApp,
  isExpected: (reading: Reading) => boolean,
): Promise<Reading> {
  const giveUpAt = Date.now() + TIMEOUT;
  let last = { text: '', readings: 0, since: 0 };
  for (;;) {
    await page.clock.runFor(FRAME);
    const reading = await page.evaluate(() => window.replayTools.readPage());
    const text = JSON.stringify(reading);
    const now = Date.now();
    if (text !== last.text || !reading.isReady || loading.size > 0) last = { text, readings: 0, since: now };
    last.readings++;
    const hasSettled = last.readings > READINGS && now - last.since > QUIET;
    if (last.readings > 1 && (hasSettled || isExpected(reading))) return reading;
    if (now > giveUpAt) return reading;
  }
}
