import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** TypeScript with the layout of the code in the current folder. */
export async function formatted(text: string): Promise<string> {
  const config = await resolveConfig(resolve('written.test.ts'));
  return (await format(text, { ...config, parser: 'typescript' })).trimEnd();
}
