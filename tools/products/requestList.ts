import {
  verbatim,
  quoted,
  reasonOf,
  sentence,
  worthKnowing,
  wrong,
  type Finding,
  type Sentence,
} from './sentence';

const TIMEOUT_MS = 30_000;

/** A backend's response. */
export interface Answer {
  /** The list, not checked, or undefined. */
  list?: unknown;
  /** '12 kB, 35 ms, br', for a summary. */
  summary: Sentence;
  findings: readonly Finding[];
}

/** The address of the list: the given address if it is that of a list, otherwise /products below it. */
export function listAddress(given: string): string {
  const { pathname } = new URL(given);
  return /\/products$|\.json$/.test(pathname) ? given : `${given.replace(/\/+$/, '')}/products`;
}

/**
 * Requests a list as a shopper's browser would, and checks status, redirects, CORS, caching and compression.
 * @param url the list's address
 * @param siteUrl the address of the shop, whose pages request it
 */
export async function requestList(url: string, siteUrl: string): Promise<Answer> {
  const where = verbatim(url);
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'br, gzip',
    origin: new URL(siteUrl).origin,
  };
  const begin = performance.now();
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    const ms = Math.round(performance.now() - begin);
    const encoding = answer.headers.get('content-encoding') ?? 'sem compressão';
    const summary = `${Math.ceil(text.length / 1000)} kB, ${ms} ms, ${encoding}`;
    const findings = [
      ...checkStatus(answer),
      ...checkRedirect(answer, url),
      ...checkCors(answer, siteUrl),
      ...(await checkCaching(answer, url, headers)),
      ...checkCompression(answer, text),
    ].map((finding) => finding(where));
    const list = answer.ok ? parse(text) : undefined;
    if (list === undefined && answer.ok) findings.push(wrong(where, notJson(text)));
    return {
      list,
      summary: sentence(summary, summary.replace('sem compressão', 'not compressed')),
      findings,
    };
  } catch (error) {
    const reason = reasonOf(error);
    const what = sentence(`não responde: ${reason}`, `does not answer: ${reason}`);
    return { summary: what, findings: [wrong(where, what)] };
  }
}

/** A finding without the address where it was found. */
type Unplaced = (where: Sentence) => Finding;
const bad =
  (pt: string, en: string): Unplaced =>
  (where) =>
    wrong(where, sentence(pt, en));
const note =
  (pt: string, en: string): Unplaced =>
  (where) =>
    worthKnowing(where, sentence(pt, en));

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // The caller reports it.
  }
}

const notJson = (text: string) =>
  sentence(`a resposta não é JSON: ${quoted(text)}`, `the answer is not JSON: ${quoted(text)}`);

function checkStatus({ ok, status }: Response): Unplaced[] {
  return ok ? [] : [bad(`responde com status ${status}, não 200`, `answers with status ${status}, not 200`)];
}

/** Browsers refuse a redirect to an origin that the CSP does not name. */
function checkRedirect({ url }: Response, requested: string): Unplaced[] {
  if (new URL(url).origin === new URL(requested).origin) return [];
  return [
    bad(
      `redireciona para ${url}; navegadores não seguem para outra origem: use esse endereço em API_BASE_URL`,
      `redirects to ${url}; browsers do not follow to another origin: use that address in API_BASE_URL`,
    ),
  ];
}

function checkCors({ url, headers }: Response, siteUrl: string): Unplaced[] {
  const { origin } = new URL(siteUrl);
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(url).origin === origin || allowed === '*' || allowed === origin) return [];
  const pt = allowed ? `só permite ${allowed}` : 'não tem Access-Control-Allow-Origin';
  const en = allowed ? `allows only ${allowed}` : 'has no Access-Control-Allow-Origin';
  return [
    bad(
      `CORS: ${pt}; o navegador não deixa ${origin} (SITE_URL) ler a lista`,
      `CORS: ${en}; a browser does not let ${origin} (SITE_URL) read the list`,
    ),
  ];
}

async function checkCaching({ headers, ok }: Response, url: string, sent: HeadersInit): Promise<Unplaced[]> {
  if (!ok) return [];
  const tag = headers.get('etag');
  if (!tag)
    return headers.has('last-modified') || headers.has('cache-control')
      ? []
      : [
          note(
            'sem ETag nem Cache-Control: cada visita baixa a lista inteira',
            'neither ETag nor Cache-Control: each visit downloads the whole list',
          ),
        ];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const again = await fetch(url, { headers: { ...sent, 'if-none-match': tag }, signal }).catch(reasonOf);
  if (typeof again === 'string')
    return [
      bad(
        `tem ETag, mas não responde a quem já tem a lista: ${again}`,
        `has an ETag, but does not answer those who have the list: ${again}`,
      ),
    ];
  await again.body?.cancel();
  if (again.status === 304) return [];
  return [
    note(
      `tem ETag, mas responde ${again.status} e não 304 a quem já tem a lista`,
      `has an ETag, but answers ${again.status} and not 304 to those who have the list`,
    ),
  ];
}

/** Compression does not pay for a smaller list, in bytes. */
const WORTH_COMPRESSING = 2_000;

function checkCompression({ headers }: Response, text: string): Unplaced[] {
  if (headers.has('content-encoding') || text.length < WORTH_COMPRESSING) return [];
  const kB = Math.ceil(text.length / 1000);
  return [
    note(
      `${kB} kB sem compressão (br ou gzip): viriam em cerca de um quinto`,
      `${kB} kB without compression (br or gzip): a fifth or so would do`,
    ),
  ];
}
