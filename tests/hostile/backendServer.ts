import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../server/portOf';
import type { BackendCase } from './backendCases';

/** A backend that answers every request with the answer that `use` received last. */
export async function startBackend() {
  let answer: BackendCase['answer'] = (response) => void response.writeHead(503).end();
  const server = createServer((_request, response) => {
    response.setHeader('connection', 'close'); // A connection that is kept would be cut by the next case.
    response.setHeader('cache-control', 'no-store'); // A status that is kept would be the answer of the next case.
    answer(response);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}/products`,
    use(given: BackendCase['answer']) {
      server.closeAllConnections();
      answer = given;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
