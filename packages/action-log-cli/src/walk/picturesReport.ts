import type { Fact } from 'action-log';
import { linesOn } from '../report/describe';
import { escapeHtml } from '../report/html';
import { comparePictures, dataAddress } from './comparePictures';
import type { Look } from './look';
import type { WalkedLog } from './openApp';

/** A step at which two builds differ. */
export interface ReportedStep {
  /** The action's index. */
  index: number;
  expected: Look;
  found: Look;
  facts: readonly Fact[];
}

// Pictures have the size of the window, so that nothing is hard to see.
const STYLE = `
  body { margin: 16px; font: 14px/1.4 sans-serif; color: #1d1a16; background: #f4f0ea; overflow-wrap: anywhere }
  section { margin: 0 0 32px; border-top: 1px solid #857b6e }
  .sides { display: flex; gap: 16px; overflow: auto }
  img { border: 1px solid #857b6e }
  pre { overflow: auto; padding: 8px; background: #fff; font-size: 12px; white-space: pre-wrap }
`;

/**
 * An HTML document, which needs no other file, with the steps at which two builds differ: what differs, and
 * the pictures of both, side by side, with the differing pixels marked.
 * @param compared after how many actions the builds were compared
 */
export async function picturesReport<State>(
  { steps, code }: WalkedLog<State>,
  reported: readonly ReportedStep[],
  compared: number,
): Promise<string> {
  const sections = reported.map(async ({ index, expected, found, facts }) => {
    const step = steps[index];
    const described = step ? code.replayable.describe(step.action, step.before) : '';
    const { squares } = await comparePictures(expected.picture, found.picture);
    const side = async (title: string, { picture }: Look) =>
      `<figure><figcaption>${title}</figcaption><img src="${await dataAddress(picture, squares)}" alt="${title}" loading="lazy"></figure>`;
    return `<section id="${index + 1}">
<h2>${index + 1} ${escapeHtml(described)}</h2>
<pre>${escapeHtml(linesOn(facts).join('\n'))}</pre>
<div class="sides">
${await side('Expected', expected)}
${await side('Found', found)}
</div>
</section>`;
  });
  const title = `${reported.length} of ${compared} steps differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${(await Promise.all(sections)).join('\n')}
</html>
`;
}
