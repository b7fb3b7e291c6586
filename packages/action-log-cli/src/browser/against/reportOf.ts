import { basename } from 'node:path';
import { words } from '../../cli/words';
import { escaped, htmlPage } from '../htmlPage';
import type { Look } from '../openInPanel';

type Side = Omit<Look, 'picture' | 'controls'> & { picture: string };

/** A step at which two builds differ. */
export interface ReportedStep {
  /** How many actions came before. */
  count: number;
  /** The last of them in words. */
  step: string;
  expected: Side;
  found: Side;
}

const style = `
  section { margin: 0 0 32px; border-top: 1px solid #857b6e }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
  img { width: 100%; border: 1px solid #857b6e }
  pre { overflow: auto; max-height: 40em; padding: 8px; background: #fff; font-size: 12px }
  mark { background: #ffd9a8 }
`;

/**
 * A page of HTML with the steps at which two builds differ: address, alerts, text and picture of both.
 * @param file the log
 * @param compared how many states were compared
 */
export function reportOf(file: string, compared: number, steps: readonly ReportedStep[]): string {
  const title = words('{}: {} of {} states differ', basename(file), steps.length, compared);
  return htmlPage(title, style, steps.map(sectionOf).join('\n'));
}

function sectionOf({ count, step, expected, found }: ReportedStep): string {
  return `<section id="${count}">
<h2>${count} ${escaped(step)}</h2>
<div class="sides">
${sideOf(words('Expected'), expected, found)}
${sideOf(words('Found'), found, expected)}
</div>
</section>`;
}

function sideOf(title: string, side: Side, other: Side): string {
  const others = new Set(other.text.split('\n'));
  const lines = side.text
    .split('\n')
    .map((line) => (others.has(line) ? escaped(line) : `<mark>${escaped(line)}</mark>`));
  return `<div>
<h3>${title}</h3>
<p>${escaped(side.address)}: ${escaped(side.title)}</p>
${side.alerts.map((alert) => `<p role="note">${escaped(alert)}</p>`).join('\n')}
<img src="${side.picture}" alt="${title}" loading="lazy">
<pre>${lines.join('\n')}</pre>
</div>`;
}
