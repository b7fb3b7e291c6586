/** A thread that writes a share of the pages (renderPages.ts). It loads TypeScript by itself. */
import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

/** @type {typeof import('./renderPages.js')} */
const { renderShare } = await createJiti(import.meta.url).import('./renderPages.ts');
/** @type {unknown} */
const given = workerData;
parentPort?.postMessage(await renderShare(.../** @type {Parameters<typeof renderShare>} */ (given)));
