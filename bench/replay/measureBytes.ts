/**
 * How many bytes a log's file has, and how many the recorder adds to the shopper's download.
 */
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ofShop } from '../../tools/bundling';
import { fromRoot } from '../../tools/fromRoot';

interface FileSize {
  all: number;
  /** Its fields, the biggest first. */
  fields: [key: string, bytes: number][];
}

/** The bytes of a log's file. */
export function measureFile(text: string): FileSize {
  const contents = JSON.parse(text) as Record<string, unknown>;
  const fields = Object.entries(contents).map(([key, value]): [string, number] => [
    key,
    Buffer.byteLength(JSON.stringify(value)),
  ]);
  fields.sort(([, one], [, other]) => other - one);
  return { all: Buffer.byteLength(text), fields };
}

/** Bytes of brotli that the recorder adds to the download. Redux Toolkit is part of the shop anyway. */
export async function measureDownload(): Promise<number> {
  const { outputFiles } = await build({
    ...ofShop(),
    stdin: {
      contents: `export { createRecorder, sessionContinued, pageLoaded } from 'action-log';
export { mirrorLater, watchErrors, watchPerson } from 'action-log-panel/recording';`,
      resolveDir: fromRoot(''),
    },
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux'],
  });
  const [script] = outputFiles;
  assert(script);
  return brotliCompressSync(script.contents).length;
}
