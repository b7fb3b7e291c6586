/**
 * The grade that Mozilla's HTTP Observatory gives a page: its own tests and points, on an answer that is handed in,
 * because it visits public hosts only. So three of its tests are taken as passed: the host's certificate is valid,
 * plain HTTP leads to HTTPS, and there are no cookies. Nor is the host on browsers' list for HSTS, whose points it lacks.
 */
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

// The package downloads that list when it is installed, and reads it at each test; here it is empty.
const { readFileSync } = fs;
Object.assign(fs, {
  /** @param {Parameters<typeof readFileSync>} given */
  readFileSync: (...given) =>
    String(given[0]).endsWith('hsts-preload.json') ? '{}' : readFileSync(...given),
});

/** @type {(json: string) => { headers: Record<string, string>, html: string }} */
const parse = JSON.parse;
const { headers, html } = parse(await text(process.stdin));

const url = new URL('https://shop.example/');
const httpEquiv = parseHttpEquivHeaders(html, url.href);
// Its headers are axios's, which one of its tests asks for the one that only reports.
Object.defineProperty(headers, 'get', { value: () => undefined });
const answer = { status: 200, verified: true, headers, httpEquiv };
const requests = Object.assign(new Requests(url.hostname), {
  session: { url },
  resources: { path: html },
  responses: { auto: answer, https: answer, http: null, cors: null, httpRedirects: [], httpsRedirects: [] },
});

const results = ALL_TESTS.map((test) => test(requests).result);
const points = results.map(getScoreModifier);
// As its scanner adds them up: extra points count only where little was lost.
const lost = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100);
const all = points.reduce((sum, each) => sum + each, 100);
const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost;
console.log(JSON.stringify({ ...getGradeForScore(score), results }));
