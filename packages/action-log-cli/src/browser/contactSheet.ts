import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Replayable, Step } from 'action-log';
import { words } from '../cli/words';
import { escaped, htmlPage } from './htmlPage';

const style = `
  ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none }
  img { display: block; width: 100%; aspect-ratio: 16/10; object-fit: cover; object-position: top; border: 1px solid #857b6e; background: #fff }
  li:target { outline: 3px solid #b34700; outline-offset: 4px }
  code { color: #4a443c; overflow-wrap: anywhere }
`;

/** The file of the picture after `count` actions. */
export function pictureOf(folder: string, count: number): string {
  return join(folder, `${String(count).padStart(5, '0')}.png`);
}

/**
 * Writes `index.html`, which shows the picture of every step with its description.
 * @param file the log
 */
export function writeContactSheet<State>(
  folder: string,
  file: string,
  steps: readonly Step<State>[],
  describe: Replayable<State>['describe'],
): void {
  const cells = [
    cellOf(0, words('Start'), ''),
    ...steps.map(({ action, before }, index) => cellOf(index + 1, describe(action, before), action.type)),
  ];
  const list = `<ol>\n${cells.join('\n')}\n</ol>`;
  writeFileSync(join(folder, 'index.html'), htmlPage(basename(file), style, list));
}

function cellOf(count: number, step: string, type: string): string {
  const picture = basename(pictureOf('', count));
  const alt = escaped(step);
  return `<li id="${count}"><a href="${picture}"><img src="${picture}" loading="lazy" alt="${alt}"></a><b>${count}</b> ${alt}<br><code>${escaped(type)}</code></li>`;
}
