import { asItIs, quoted, reasonOf, said, worthKnowing, wrong, type Finding, type Sentence } from './sentence';

const TIMEOUT_MS = 30_000;

/** What a backend answered. */
export interface Answer {
  /** The list as it came; undefined where there is none. */
  list?: unknown;
  /** '12 kB, 35 ms, br', for a summary. */
  told: Sentence;
  findings: readonly Finding[];
}

/** The address that the shop would ask: the one given where it names a list already, else /products below it. */
export function listAddress(given: string): string {
  const { pathname } = new URL(given);
  return /\/products$|\.json$/.test(pathname) ? given : `${given.replace(/\/+$/, '')}/products`;
}

/**
 * Asks for a list as a shopper's browser would, and looks at what a browser looks at: status, redirects, CORS, caching,
 * compression.
 * @param url the list's own address
 * @param siteUrl the shop's, whose pages ask for it
 */
export async function askBackend(url: string, siteUrl: string): Promise<Answer> {
  const place = asItIs(url);
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
    const told = `${Math.ceil(text.length / 1000)} kB, ${ms} ms, ${encoding}`;
    const findings = [
      ...tellStatus(answer),
      ...tellRedirect(answer, url),
      ...tellCors(answer, siteUrl),
      ...(await tellCaching(answer, url, headers)),
      ...tellCompression(answer, text),
    ].map((finding) => finding(place));
    const list = answer.ok ? parse(text) : undefined;
    if (list === undefined && answer.ok) findings.push(wrong(place, noJson(text)));
    return {
      list,
      told: said(told, told.replace('sem compressão', 'not compressed')),
      findings,
    };
  } catch (error) {
    const reason = reasonOf(error);
    const what = said(`não responde: ${reason}`, `does not answer: ${reason}`);
    return { told: what, findings: [wrong(place, what)] };
  }
}

/** A finding that lacks only its place. */
type Placed = (place: Sentence) => Finding;
const bad =
  (pt: string, en: string): Placed =>
  (place) =>
    wrong(place, said(pt, en));
const note =
  (pt: string, en: string): Placed =>
  (place) =>
    worthKnowing(place, said(pt, en));

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // Told as a finding.
  }
}

const noJson = (text: string) =>
  said(`a resposta não é JSON: ${quoted(text)}`, `the answer is no JSON: ${quoted(text)}`);

function tellStatus({ ok, status }: Response): Placed[] {
  return ok ? [] : [bad(`responde com status ${status}, não 200`, `answers with status ${status}, not 200`)];
}

/** Browsers refuse an answer from an address that the policy does not name. */
function tellRedirect({ url }: Response, asked: string): Placed[] {
  if (new URL(url).origin === new URL(asked).origin) return [];
  return [
    bad(
      `redireciona para ${url}; navegadores não seguem para outra origem: use esse endereço em API_BASE_URL`,
      `redirects to ${url}; browsers do not follow to another origin: use that address in API_BASE_URL`,
    ),
  ];
}

function tellCors({ url, headers }: Response, siteUrl: string): Placed[] {
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

async function tellCaching({ headers, ok }: Response, url: string, asked: HeadersInit): Promise<Placed[]> {
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
  const again = await fetch(url, { headers: { ...asked, 'if-none-match': tag }, signal }).catch(reasonOf);
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

/** A list that is smaller gains nothing by it. */
const WORTH_COMPRESSING = 2_000;

function tellCompression({ headers }: Response, text: string): Placed[] {
  if (headers.has('content-encoding') || text.length < WORTH_COMPRESSING) return [];
  const kB = Math.ceil(text.length / 1000);
  return [
    note(
      `${kB} kB sem compressão (br ou gzip): viriam em cerca de um quinto`,
      `${kB} kB without compression (br or gzip): a fifth or so would do`,
    ),
  ];
}
