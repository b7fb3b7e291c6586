import type { ValueDifference } from '../report/fileReport';
import { describeValues } from '../report/describe';
import { escapeHtml, htmlDocument } from '../report/html';
import { comparePictures, dataAddress } from './comparePictures';
import type { Look } from './look';
import type { Session } from './session';

/** A step at which two builds differ. */
export interface ReportedStep {
  /** The action's index. */
  index: number;
  expected: Look;
  found: Look;
  facts: readonly ValueDifference[];
}

// Pictures have the size of the window, so that nothing is hard to see.
const style = `
  section { margin: 0 0 32px; border-top: 1px solid #857b6e }
  .sides { display: flex; gap: 16px; overflow: auto }
  img { border: 1px solid #857b6e }
  pre { overflow: auto; padding: 8px; background: #fff; font-size: 12px }
`;

/**
 * An HTML document with the steps at which two builds differ: what differs, and the pictures of both, side by side, with the
 * differing pixels marked.
 * @param compared after how many actions the builds were compared
 */
export async function picturesReport<State>(
  { steps, code }: Session<State>,
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
<pre>${escapeHtml(describeValues(facts).join('\n'))}</pre>
<div class="sides">
${await side('Expected', expected)}
${await side('Found', found)}
</div>
</section>`;
  });
  const title = `${reported.length} of ${compared} steps differ`;
  return htmlDocument(title, style, (await Promise.all(sections)).join('\n'));
}
