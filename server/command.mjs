/**
 * What the commands that start a server or write a build share: options, one sentence for an error, a server that listens.
 */
import { parseArgs } from 'node:util';
import { sentence, spoken } from './language.mjs';

/**
 * Prints a sentence and ends the process with exit code 1.
 * @param {string | import('./language.mjs').Sentence} what
 * @returns {never}
 */
export function stop(what) {
  console.error(typeof what === 'string' ? what : spoken(what));
  process.exit(1);
}

/**
 * Reads the command line, or stops with the options that exist. Every command has `--lang en` (language.mjs).
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 */
export function readCommandLine(config) {
  try {
    return parseArgs({ ...config, options: { ...config.options, lang: { type: 'string' } } });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/, 1);
    const namesOf = (/** @type {'string' | 'boolean'} */ wanted) =>
      Object.entries(config.options).flatMap(([name, { type }]) => (type === wanted ? [`--${name}`] : []));
    const names = [...namesOf('string'), '--lang'].join(', ');
    const flags = namesOf('boolean');
    return stop(
      sentence(
        `${reason}. Permitido: ${names}, com um valor cada${flags.map((name) => `; ${name} sem valor`).join('')}.`,
        `${reason}. Allowed: ${names}, each with a value${flags.map((name) => `; ${name} without one`).join('')}.`,
      ),
    );
  }
}

/**
 * Stops because a server cannot listen on a port.
 * @param {number | string} port
 * @param {string | undefined} code of Node's error
 * @param {import('./language.mjs').Sentence} instead how to choose another port
 * @returns {never}
 */
export function stopAtPort(port, code, instead) {
  const trouble =
    code === 'EADDRINUSE'
      ? sentence('já está em uso', 'is already in use')
      : sentence(`não pode ser usada (${code})`, `cannot be used (${code})`);
  stop(
    sentence(
      `A porta ${port} ${trouble.pt}: encerre o que a usa, ou ${instead.pt}.`,
      `Port ${port} ${trouble.en}: stop what uses it, or ${instead.en}.`,
    ),
  );
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
        sentence(
          `HOST é "${host}", que não é um endereço desta máquina: use um dela, 0.0.0.0 para todos, ou deixe de fora.`,
          `HOST is "${host}", which is not an address of this machine: set it to one, to 0.0.0.0 for all, or leave it out.`,
        ),
      );
    stopAtPort(port, code, sentence('escolha outra em PORT', 'set PORT to another number'));
  });
  const address = app.server.address();
  return {
    home: `http://localhost:${typeof address === 'object' ? address?.port : address}`,
    reach: spoken(
      host === 'localhost'
        ? sentence('só desta máquina; HOST decide', 'only from this machine; HOST decides')
        : sentence(`HOST é ${host}`, `HOST is ${host}`),
    ),
  };
}
