import { spawn } from 'node:child_process';

/** The shop that is shown beside the page: built once, without compression, for a list that comes from the editor. */
export interface Preview {
  state: 'building' | 'ready' | 'failed' | 'left out';
  /** What the build says if it fails. */
  why: string;
}

/**
 * Builds the shop into a folder. Its pages read the list of `origin`, and know every detail, whatever the list has now.
 * Returns the state, which changes, and a function that ends the build.
 */
export function buildPreview(root: string, folder: string, origin: string) {
  const preview: Preview = { state: 'building', why: '' };
  const environment = { SITE_URL: origin, API_BASE_URL: '/', BASE_PATH: '', ALLOW_SAMPLE: '1', STRICT: '' };
  const build = spawn(
    process.execPath,
    [
      `${root}/node_modules/jiti/lib/jiti-cli.mjs`,
      `${root}/tools/build/build.ts`,
      ...['--quick', '--details', '--output-path', folder],
    ],
    { cwd: root, env: { ...process.env, ...environment, PRERENDER_PRODUCTS: '0' } },
  );
  for (const output of [build.stdout, build.stderr])
    output.on('data', (text: Buffer) => (preview.why = (preview.why + String(text)).slice(-2000)));
  build.on('exit', (code) => (preview.state = code === 0 ? 'ready' : 'failed'));
  return { preview, stop: () => build.kill() };
}
