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

/** What is wrong with a word of a command line, by the code of Node's error. */
const FAULTS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: sentence('opção desconhecida', 'unknown option'),
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: sentence(
    'falta o valor, ou há um a mais',
    'its value is missing, or it takes none',
  ),
};
const EXTRA = sentence('palavra a mais', 'one word too many');
const LANGUAGE = sentence('as línguas são pt e en', 'the languages are pt and en');

/**
 * Parses a command line, or returns what is wrong with it. Every command has `--lang en` (language.mjs).
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 * @param {number} [words] how many words it takes besides options
 */
export function parseCommandLine(config, words = 0) {
  const options = { ...config.options, lang: { type: /** @type {const} */ ('string'), default: 'pt' } };
  const names = Object.entries(options).map(([name, { type }]) => [`--${name}`, type === 'string']);
  /**
   * @param {string} what
   * @param {import('./language.mjs').Sentence} fault
   */
  const mistake = (what, fault) => {
    const list = (/** @type {string} */ value) =>
      names.map(([name, hasValue]) => (hasValue ? `${name} ${value}` : name)).join(', ');
    return {
      mistake: sentence(
        `${what}: ${fault.pt}. Opções: ${list('VALOR')}.`,
        `${what}: ${fault.en}. Options: ${list('VALUE')}.`,
      ),
    };
  };
  try {
    const parsed = parseArgs({ ...config, options, allowPositionals: true });
    const [extra] = parsed.positionals.slice(words);
    const { lang } = /** @type {{ lang: string }} */ (parsed.values);
    if (extra !== undefined) return mistake(extra, EXTRA);
    return lang === 'pt' || lang === 'en' ? parsed : mistake(`--lang ${lang}`, LANGUAGE);
  } catch (error) {
    const { code, message } = /** @type {{ code: keyof typeof FAULTS, message: string }} */ (error);
    const [, what = message] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
    return mistake(what, FAULTS[code]);
  }
}

/**
 * Parses the command line, or stops with what is wrong with it.
 * @template {import('node:util').ParseArgsConfig & { options: Record<string, { type: 'string' | 'boolean' }> }} Config
 * @param {Config} config
 * @param {number} [words] how many words it takes besides options
 */
export function readCommandLine(config, words) {
  const parsed = parseCommandLine(config, words);
  return 'mistake' in parsed ? stop(parsed.mistake) : parsed;
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
