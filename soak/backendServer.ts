import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BackendCase } from './backendCases';

/** A backend that answers every request as the case says that it was given last. */
export async function startBackend() {
  let answer: BackendCase['answer'] = (response) => void response.writeHead(503).end();
  const server = createServer((_request, response) => {
    response.setHeader('connection', 'close'); // A connection that is kept would be cut by the next case.
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/products`,
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
