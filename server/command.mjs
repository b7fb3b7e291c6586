/**
 * What the commands that start a server or write a build share: options, one sentence for an error, a server that listens.
 */
import { parseArgs } from 'node:util';

/**
 * Prints a sentence and ends the process with exit code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Reads the command line, or stops with the options that exist.
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 */
export function readCommandLine(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/, 1);
    const namesOf = (/** @type {'string' | 'boolean'} */ wanted) =>
      Object.entries(config.options).flatMap(([name, { type }]) => (type === wanted ? [`--${name}`] : []));
    const flags = namesOf('boolean').map((name) => `; ${name} without one`);
    return stop(`${reason}. Allowed: ${namesOf('string').join(', ')}, each with a value${flags.join('')}.`);
  }
}

/**
 * Lets a server listen, or stops with the reason. Returns its address on this machine, and who can reach it.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ port: number, host: string }} where PORT and HOST
 */
export async function listen(app, { port, host }) {
  await app.listen({ port, host }).catch((/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      stop(
        `HOST is "${host}", which is not an address of this machine: set it to one, to 0.0.0.0 for all, or leave it out.`,
      );
    const trouble = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
    stop(`Port ${port} ${trouble}: stop what uses it, or set PORT to another number.`);
  });
  const address = app.server.address();
  return {
    home: `http://localhost:${typeof address === 'object' ? address?.port : address}`,
    reach: host === 'localhost' ? 'only from this machine; HOST decides' : `HOST is ${host}`,
  };
}
