import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageApi } from './packageApi';

it('the API of a package lists what an entry exports, also from another file, with docstrings, tags and declarations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  writeFileSync(
    join(folder, 'mug.d.ts'),
    `/**
 * Fills a mug.
 * @param amount in ml
 */
export declare function fill(amount: number): void;
export declare function hidden(): void;
`,
  );
  writeFileSync(
    join(folder, 'index.d.ts'),
    `export { fill } from './mug.js';\n/** Of a mug. */\nexport declare const SIZE = 300;\n`,
  );
  expect(packageApi({ mugs: join(folder, 'index.d.ts') })).toBe(`# API

## mugs

### fill

Fills a mug.

- param: amount in ml

\`\`\`ts
export declare function fill(amount: number): void;
\`\`\`

### SIZE

Of a mug.

\`\`\`ts
export declare const SIZE = 300;
\`\`\`
`);
});
