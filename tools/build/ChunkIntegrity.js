/**
 * Adds `integrity` to each script that webpack loads: the header Integrity-Policy refuses scripts without it
 * (server/headers.mjs). webpack-subresource-integrity 5.1.0 uses hooks that webpack no longer has.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';

const NAME = 'ChunkIntegrity';
/** @param {string | Buffer} text of which the SHA-256 is returned, in base64: 44 characters */
const sha256 = (text) => createHash('sha256').update(text).digest('base64');
/**
 * Replaces a chunk's hash until its file is final. It has its length, so that the source map stays right.
 * @param {webpack.Chunk} chunk
 */
const placeholder = ({ id }) => sha256(`integrity of chunk ${id}`);

export class ChunkIntegrity {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source, runtime) => {
        const hashes = [...runtime.getAllAsyncChunks()].map((chunk) => [chunk.id, placeholder(chunk)]);
        // Integrity-Policy requires `crossOrigin`.
        return `${source}
          script.crossOrigin = '';
          script.integrity = 'sha256-' + ${JSON.stringify(Object.fromEntries(hashes))}[chunkId];`;
      });

      // After the files have their names: a changed chunk changes its name, and the files with the name.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const scripts = [...compilation.chunks].flatMap((chunk) =>
          [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => ({ chunk, file })),
        );
        const hashes = scripts.map(({ chunk, file }) => {
          const content = compilation.getAsset(file)?.source.buffer() ?? '';
          return { from: placeholder(chunk), to: sha256(content) };
        });
        for (const { chunk, file } of scripts)
          if (chunk.hasRuntime())
            compilation.updateAsset(file, (source) => {
              const text = hashes.reduce(
                (code, { from, to }) => code.replace(from, to),
                String(source.source()),
              );
              return new webpack.sources.RawSource(text);
            });
      });
    });
  }
}
