import { textsOnlyIn } from '../report/differingParts';
import { escapeHtml, htmlDocument } from '../report/html';
import { dataAddress } from './comparePictures';
import type { Look } from './look';
import type { Session } from './session';

/** A step at which two builds differ. */
export interface ReportedStep {
  /** The action's index. */
  index: number;
  expected: Look;
  found: Look;
}

const style = `
  section { margin: 0 0 32px; border-top: 1px solid #857b6e }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
  img { width: 100%; border: 1px solid #857b6e }
  pre { overflow: auto; max-height: 40em; padding: 8px; background: #fff; font-size: 12px }
  mark { background: #ffd9a8 }
`;

/**
 * An HTML document with the steps at which two builds differ: address, alerts, text and picture of both.
 * @param compared after how many actions the builds were compared
 */
export async function picturesReport<State>(
  { steps, code }: Session<State>,
  reported: readonly ReportedStep[],
  compared: number,
): Promise<string> {
  const sections = reported.map(async ({ index, expected, found }) => {
    const step = steps[index];
    const described = step ? code.replayable.describe(step.action, step.before) : '';
    return `<section id="${index + 1}">
<h2>${index + 1} ${escapeHtml(described)}</h2>
<div class="sides">
${await sideOf('Expected', expected, found)}
${await sideOf('Found', found, expected)}
</div>
</section>`;
  });
  const title = `${reported.length} of ${compared} steps differ`;
  return htmlDocument(title, style, (await Promise.all(sections)).join('\n'));
}

async function sideOf(title: string, { facts, text, alerts, picture }: Look, other: Look): Promise<string> {
  const marked = new Set(textsOnlyIn(text, other.text));
  const lines = text.map((line) =>
    marked.has(line) ? `<mark>${escapeHtml(line)}</mark>` : escapeHtml(line),
  );
  return `<div>
<h3>${title}</h3>
<p>${escapeHtml(`${String(facts.address)}: ${String(facts.title)}`)}</p>
${alerts.map((alert) => `<p role="note">${escapeHtml(alert)}</p>`).join('\n')}
<img src="${await dataAddress(picture)}" alt="${title}" loading="lazy">
<pre>${lines.join('\n')}</pre>
</div>`;
}
