import { tryOften, type Figure } from '../figure';
import { oddRequests } from '../../../server/testing/oddRequests';
import type { Server } from './startServer';

/** Requests in one try. */
const TOGETHER = 500;

/** Requests that no browser sends do not make the server fail. */
export async function strangeRequests({ port, where }: Server): Promise<Figure> {
  const counted = await tryOften({ times: 40, size: TOGETHER, seconds: 20 }, async (seed) => {
    const failed = await oddRequests(port, TOGETHER, seed);
    failed.forEach((request) => console.error(request));
    return failed.length;
  });
  return {
    area: 'Server',
    what: 'requests of odd methods, paths and headers; lost: answered with status 500 or more',
    where,
    ...counted,
  };
}
