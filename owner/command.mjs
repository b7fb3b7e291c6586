/**
 * Functions that commands for servers and builds share: read options, print a sentence for an error, start a server.
 */
import { parseArgs } from 'node:util';
import { reasonOf } from './systemError.mjs';

/**
 * Prints a message and ends the process with exit code 1.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Lets a command finish its work when its output is no longer read, as in `npm run products -- check | head -1`.
 * Node would end it with a stack.
 */
export function outliveReader() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/** What is wrong with a command line, by the code of Node's error. */
const FAULTS = new Map([
  ['ERR_PARSE_ARGS_UNKNOWN_OPTION', 'opção desconhecida'],
  ['ERR_PARSE_ARGS_INVALID_OPTION_VALUE', 'falta o valor, ou há um a mais'],
]);

/**
 * Parses a command line, or returns what is wrong with it.
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 * @param {number} [most] how many arguments it may have besides options
 */
export function parseCommandLine(config, most = 0) {
  const mistake = (/** @type {string} */ argument, /** @type {string | undefined} */ fault) => {
    const names = Object.entries(config.options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' VALOR' : ''}`,
    );
    const known = names.length > 0 ? ` Opções: ${names.join(', ')}.` : '';
    return { mistake: `${argument}: ${fault}.${known}` };
  };
  try {
    const parsed = parseArgs({ ...config, allowPositionals: true });
    const extra = parsed.positionals[most];
    return extra === undefined
      ? parsed
      : mistake(extra, 'palavra a mais; ponha entre aspas (") um nome com espaços');
  } catch (error) {
    const { code, message } = /** @type {{ code: string, message: string }} */ (error);
    const [, option = message] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
    return mistake(option, FAULTS.get(code));
  }
}

/**
 * Parses the command line, or stops with what is wrong with it.
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 * @param {number} [most] how many arguments it may have besides options
 */
export function readCommandLine(config, most) {
  const parsed = parseCommandLine(config, most);
  return 'mistake' in parsed ? stop(parsed.mistake) : parsed;
}

/**
 * Lets a server listen, or stops with the reason. Returns its URL on this machine, and who can reach it.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ port: number, address: string }} where PORT and HOST
 */
export async function listen(app, { port, address }) {
  await app.listen({ port, host: address }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    const { code } = error;
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      stop(
        `HOST é "${address}", que não é um endereço desta máquina: use um dela, 0.0.0.0 para todos, ou deixe de fora.`,
      );
    if (code === 'EACCES')
      stop(`A porta ${port} é só de quem administra a máquina: escolha uma de 1024 em diante em PORT.`);
    if (code === 'EADDRINUSE')
      stop(`A porta ${port} já está em uso: encerre o que a usa, ou escolha outra em PORT.`);
    stop(`A porta ${port} não se abre: ${reasonOf(error)}.`);
  });
  const bound = app.server.address();
  return {
    home: `http://localhost:${typeof bound === 'object' ? bound?.port : bound}`,
    reach: address === 'localhost' ? 'só desta máquina; HOST decide' : `HOST é ${address}`,
  };
}
