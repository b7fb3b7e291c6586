/**
 * `npm run check-hosts`, nightly: the folders that `npm run host` writes, checked by the hosts' own code of npm (ownCode.ts). The models
 * that `npm test` uses instead (server/testing/models.ts) must answer each address as that code does. Without a network it fails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import * as models from '../../server/testing/models';
import { ADDRESSES, makeSmallShop } from '../../server/testing/smallShop';
import { writeHost } from '../../server/testing/servers';
import * as own from './ownCode';

/** Hosts differ on several slashes, on what is not UTF-8, and on slashes and dots that are encoded. */
const AMBIGUOUS = /\/\/|%2F|%5C|\/\.|html\//;
const addresses = ADDRESSES.filter((path) => !AMBIGUOUS.test(path));

/** A header's name in any case. */
const headerIn = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** The response that a browser shows: a redirect is followed once. Hosts differ in which redirect they send. */
async function shown(answer: (path: string) => models.Reply | Promise<own.Reply>, path: string) {
  let reply = await answer(path);
  if (reply.location) reply = await answer(reply.location);
  const headers = reply.headers;
  return {
    path,
    status: reply.status,
    body: reply.body,
    policy: headerIn(headers, 'content-security-policy'),
    // Cloudflare's own for an error. A host without a rule says `max-age=0, must-revalidate`, which means the same as `no-cache`.
    ...(reply.status === 200 && {
      cache:
        headerIn(headers, 'cache-control')?.replace('public, max-age=0, must-revalidate', 'no-cache') ??
        'no-cache',
    }),
  };
}

async function compare(name: string, answer: own.Answers, model: ReturnType<models.Model>) {
  const base = name.endsWith('/loja') ? '/loja' : '';
  for (const path of ['/', ...addresses.map((each) => base + each)]) {
    const modelled = (each: string) => model(decodeURI(each.split('?', 1)[0] ?? ''));
    assert.deepEqual(await shown(answer, path), await shown(modelled, path), `${name} ${path}`);
  }
  console.log(`ok: ${name} answers ${addresses.length} addresses as its model does`);
}

function checkSchema(what: string, schema: object, value: unknown) {
  const ajv = new Ajv({ allErrors: true, strict: false });
  assert(ajv.validate(schema, value), `${what}: ${ajv.errorsText()}`);
  console.log(`ok: ${what} follows its schema`);
}

const code = mkdtempSync(join(tmpdir(), 'hosts-'));
own.installOwnCode(code);

for (const base of ['', '/loja']) {
  const folder = makeSmallShop(base);
  const siteOf = (name: string) => {
    const site = join(folder, name);
    writeHost(name, join(folder, 'dist'), site);
    return site;
  };

  const netlify = siteOf('netlify');
  const { headers, redirects, errors } = await own.netlifyRules(code, netlify);
  assert.deepEqual(errors, []);
  const written = (file: string, line: RegExp) =>
    readFileSync(join(netlify, file), 'utf8').match(line)?.length;
  assert.equal(headers.length, written('_headers', /^\//gm));
  assert.equal(redirects.length, written('_redirects', /^\//gm));
  console.log(
    `ok: netlify${base} reads ${headers.length} rules of headers, ${redirects.length} of redirects`,
  );

  const cloudflare = await own.cloudflare(code, siteOf('cloudflare'));
  assert.deepEqual(cloudflare.complaints, []);
  await compare(`cloudflare${base}`, cloudflare.answer, models.cloudflare(join(folder, 'cloudflare')));

  const vercel = own.vercel(code, siteOf('vercel'));
  assert.deepEqual(vercel.complaints, []);
  const config = JSON.parse(readFileSync(join(folder, 'vercel/vercel.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  for (const [key, schema] of Object.entries(own.vercelSchemas(code)))
    if (key in config) checkSchema(`vercel.json, ${key}`, schema, config[key]);
  await compare(`vercel${base}`, vercel.answer, models.vercel(join(folder, 'vercel')));

  const firebase = own.firebase(code, siteOf('firebase'));
  const rules = JSON.parse(readFileSync(join(folder, 'firebase/firebase.json'), 'utf8')) as object;
  checkSchema('firebase.json', own.firebaseSchema(code), rules);
  await compare(`firebase${base}`, firebase.answer, models.firebase(join(folder, 'firebase'))).finally(
    firebase.close,
  );
  rmSync(folder, { recursive: true });
}
rmSync(code, { recursive: true });
