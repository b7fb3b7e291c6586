import { mkdirSync } from 'node:fs';
import { compare } from './compare';
import { writeContactSheet } from './contactSheet';
import { exitCodes, logOrError, onLog } from './files';
import { openShop } from './openShop';
import { openInPanel, pictureOf } from './openInPanel';
import { count, tell } from './report';

/** Replays a log in Node and in Chromium, and compares the states of both by their hashes. */
export async function replayInBrowser({ files: [file], json, shots, dist }, { say, load }) {
  const shop = await load();
  const entry = await compare(file, shop);
  if (exitCodes[entry.result] > 1) {
    say(json ? JSON.stringify([entry], null, 2) : tell(entry));
    return exitCodes[entry.result];
  }
  const log = await logOrError(file, shop);
  const steps = onLog(file, () => [...shop.stepsOf(log, shop.replayable)]);
  const { length } = steps;
  const hashAt = (at) =>
    shop.hexOf(at === 0 ? (steps[0]?.before ?? log.preloadedState) : steps[at - 1].after);
  const told = [...log.hashes.map(([at]) => at), (entry.difference?.index ?? -1) + 1];
  const checkpoints = [...new Set([...told.filter((at) => at < length), length])].sort((a, b) => a - b);
  const places = shots ? Array.from({ length: length + 1 }, (_, at) => at) : checkpoints;

  const { browser, baseURL, close } = await openShop(dist);
  const mismatches = [];
  try {
    const panel = await openInPanel(browser, baseURL, file, log.viewport);
    if (shots) mkdirSync(shots, { recursive: true });
    for (const at of places) {
      const node = hashAt(at);
      const chromium = await panel.hashAt(at, node);
      if (chromium !== node) mismatches.push({ at, node, chromium });
      if (shots) await panel.shoot(pictureOf(shots, at));
    }
  } finally {
    await close();
  }
  if (shots) writeContactSheet(shots, file, steps, shop.replayable.tell);

  const result = mismatches.length > 0 ? 'different' : entry.result;
  const chromium = { version: browser.version(), compared: places.length, mismatches };
  if (json) say(JSON.stringify([{ ...entry, result, chromium }], null, 2));
  else {
    say(tell(entry));
    say(tellBrowser(chromium));
    if (shots) say(`${count(places.length, 'picture')}: ${shots}/index.html`);
  }
  return exitCodes[result];
}

function tellBrowser({ version, compared, mismatches: [first, ...others] }) {
  const both = `Chromium ${version} and Node ${process.versions.node}`;
  if (!first) return `same       ${both} at ${count(compared, 'state')}`;
  const more = others.length > 0 ? `, and ${others.length} more of ${compared}` : '';
  return `different  ${both} after ${count(first.at, 'action')}${more}: Node ${first.node}, Chromium ${first.chromium}`;
}
