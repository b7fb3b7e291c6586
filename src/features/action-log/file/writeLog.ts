import { LOG_FORMAT, LOG_VERSION, type Log } from '../model/log';
import { pack } from './gzip';

/**
 * The text of a log's file: JSON that Redux DevTools can import. What a replay needs most is written first, because a
 * file that is cut off loses its last fields.
 */
export async function writeLog(log: Log): Promise<string> {
  const { isCutOff, trail, actions, preloadedState, products, times, hashes, asked, marks, ...header } = log;
  const fields = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    ...header,
    products,
    preloadedState: JSON.stringify(preloadedState),
    times,
    hashes,
    asked: asked.map(([index, all]) => [index, ...all.map((one): unknown => JSON.parse(one))]),
    marks,
    payload: JSON.stringify(actions),
    ...(trail && { trail: await pack(trail.join('\n')) }),
    ...(isCutOff && { isCutOff }),
  };
  const lines = Object.entries(fields).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
