/**
 * What the system's errors mean, in Portuguese: what happened and what to do. Node's messages are English, or say
 * neither. `util.getSystemErrorMap` lists the codes.
 */

const NO_ROOM = 'não há mais espaço no disco: apague algo, e tente de novo';
const READ_ONLY =
  'o disco ou a pasta só deixa ler, e não gravar: copie a loja para outra pasta, ou destrave o disco';
const FORBIDDEN =
  'falta permissão: confira nas propriedades da pasta e do arquivo se você pode ler e gravar neles';
const IN_USE = 'outro programa está com o arquivo aberto: feche-o, e tente de novo';
const UNKNOWN_DOMAIN = 'o domínio não existe, ou não há rede: confira o endereço e a conexão';
const CUT = 'a conexão foi cortada: tente de novo';
const NOBODY = 'ninguém responde neste endereço: confira se o servidor está ligado, e se a porta é esta';
const NO_NETWORK = 'não há rede até este endereço: confira a conexão';
const TOO_SLOW = 'a resposta demora demais: tente de novo mais tarde';
const TOO_MUCH =
  'o computador está sem memória, ou com arquivos demais abertos: feche outros programas, e tente de novo';
const ADDRESS_IN_USE = 'o endereço ou a porta já está em uso: encerre o programa que a usa, ou escolha outra';
const BROKEN =
  'o disco falhou ao ler ou gravar: confira o cabo ou o disco, e faça uma cópia dos seus arquivos';
const UNKNOWN = 'o sistema não deixou, e não diz por quê: tente de novo, ou reinicie o computador';

/** The sentence for each code, without a full stop. @type {ReadonlyMap<string, string>} */
const sentences = new Map([
  ['ENOENT', 'não existe este arquivo: confira o nome e a pasta'],
  ['ENOTDIR', 'uma parte do caminho não é uma pasta: confira o nome'],
  ['EISDIR', 'é uma pasta, e não um arquivo: dê o nome de um arquivo dentro dela'],
  ['EEXIST', 'já existe um arquivo ou uma pasta com este nome: escolha outro'],
  ['ENOTEMPTY', 'a pasta não está vazia: esvazie-a, ou escolha outra'],
  ['ENAMETOOLONG', 'o nome é longo demais: encurte-o'],
  ['ELOOP', 'o atalho leva a si mesmo: dê o nome do próprio arquivo'],
  ['EFBIG', 'o arquivo é grande demais para este disco: copie a loja para outro disco'],
  ['EXDEV', 'a pasta está em outro disco: ponha-a no mesmo'],
  ['ENOSPC', NO_ROOM],
  ['EDQUOT', NO_ROOM],
  ['EROFS', READ_ONLY],
  ['EACCES', FORBIDDEN],
  ['EPERM', FORBIDDEN],
  ['EBUSY', IN_USE],
  ['ETXTBSY', IN_USE],
  ['EAGAIN', IN_USE],
  ['EIO', BROKEN],
  ['ENXIO', BROKEN],
  ['ENODEV', BROKEN],
  ['EREMOTEIO', BROKEN],
  ['EMFILE', TOO_MUCH],
  ['ENFILE', TOO_MUCH],
  ['ENOMEM', TOO_MUCH],
  ['ENOBUFS', TOO_MUCH],
  ['EAI_MEMORY', TOO_MUCH],
  ['EADDRINUSE', ADDRESS_IN_USE],
  ['EADDRNOTAVAIL', 'não é um endereço desta máquina: use um dela'],
  ['ECONNREFUSED', NOBODY],
  ['ENOTFOUND', UNKNOWN_DOMAIN],
  ['EAI_AGAIN', UNKNOWN_DOMAIN],
  ['EAI_NONAME', UNKNOWN_DOMAIN],
  ['EAI_NODATA', UNKNOWN_DOMAIN],
  ['EAI_FAIL', UNKNOWN_DOMAIN],
  ['ENETUNREACH', NO_NETWORK],
  ['ENETDOWN', NO_NETWORK],
  ['ENONET', NO_NETWORK],
  ['EHOSTUNREACH', NO_NETWORK],
  ['EHOSTDOWN', NO_NETWORK],
  ['ECONNRESET', CUT],
  ['ECONNABORTED', CUT],
  ['EPIPE', CUT],
  ['EPROTO', CUT],
  ['ENOTCONN', CUT],
  ['ESHUTDOWN', CUT],
  ['UND_ERR_SOCKET', CUT],
  ['ETIMEDOUT', TOO_SLOW],
  ['UND_ERR_CONNECT_TIMEOUT', TOO_SLOW],
  ['UND_ERR_HEADERS_TIMEOUT', TOO_SLOW],
  ['UND_ERR_BODY_TIMEOUT', TOO_SLOW],
  ['ERR_INVALID_URL', 'não é um endereço: escreva-o como https://loja.example'],
]);

/** What Node and its `fetch` say without a code, or with one of many. @type {readonly (readonly [RegExp, string])[]} */
const OF_REQUESTS = [
  [/bad port/, 'os navegadores não chamam esta porta: use outra'],
  [/abort|timeout/i, TOO_SLOW],
  [/other side closed|terminated/, CUT],
  [/certificate|CERT/, 'o certificado do endereço não vale: renove-o, ou confira o domínio'],
  [/unknown scheme/, 'o endereço não começa com http:// ou https://: corrija-o'],
];

/**
 * What a code of the system means; undefined if the system has no such code.
 * @param {string} code
 */
const sentenceFor = (code) =>
  sentences.get(code) ?? (/^(?:E[A-Z\d_]+|UNKNOWN)$/.test(code) ? UNKNOWN : undefined);

/**
 * The code of a system error; undefined for any other error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemCode(error) {
  const { code } = /** @type {{ code?: unknown }} */ (Object(error));
  return typeof code === 'string' && sentenceFor(code) !== undefined && !code.startsWith('ERR_')
    ? code
    : undefined;
}

/**
 * A whole sentence about a system error, with its file; undefined for any other error.
 * @param {unknown} error
 * @param {string} place what the program was reading or writing: a full disk names no file
 */
export function systemSentence(error, place = 'Erro') {
  const { path = place } = /** @type {{ path?: string }} */ (Object(error));
  return systemCode(error) && `${path}: ${reasonOf(error)}.`;
}

const OUR_FAULT =
  'Isto é um erro do programa, e não seu. Mande o texto abaixo, com o que você fez, a quem cuida do programa:';

/**
 * What a program prints about a bug: a sentence that it is one, and below it the stack, which only developers use.
 * @param {unknown} error
 */
export function bugReport(error) {
  return `${OUR_FAULT}\n${error instanceof Error ? error.stack : String(error)}`;
}

/**
 * Why a file or a request failed, and what to do: a part of a sentence in Portuguese, whatever the error is. `fetch`
 * puts the reason into the error's cause, or into the causes of a cause that tried several addresses.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  const { cause } = /** @type {{ cause?: unknown }} */ (Object(error));
  const { errors = [] } = /** @type {{ errors?: readonly unknown[] }} */ (Object(cause));
  const all = [...errors, cause, error].map(
    (part) => /** @type {{ code?: string | number, name?: string, message?: string }} */ (Object(part)),
  );
  for (const { code } of all) {
    const sentence = sentenceFor(String(code));
    if (sentence !== undefined && sentence !== UNKNOWN) return sentence;
  }
  const text = all.map(({ code, name, message }) => [code, name, message].join(' ')).join(' ');
  return OF_REQUESTS.find(([pattern]) => pattern.test(text))?.[1] ?? UNKNOWN;
}

/**
 * What a status of failure means, and what to do: a part of a sentence.
 * @param {number} status
 */
export function statusReason(status) {
  const reasons = [
    { statuses: [404, 410], reason: 'não há nada neste endereço: confira-o' },
    { statuses: [401, 402, 403, 407], reason: 'o servidor não deixa ler: peça acesso a quem cuida dele' },
    { statuses: [429], reason: 'o servidor recebeu pedidos demais: tente de novo daqui a uma hora' },
  ];
  const reason =
    reasons.find(({ statuses }) => statuses.includes(status))?.reason ??
    (status >= 500
      ? 'o servidor falhou: tente de novo mais tarde, ou avise quem cuida dele'
      : 'o servidor recusa o pedido: confira o endereço, ou avise quem cuida dele');
  return `${reason} (status ${status})`;
}
