import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { portOf } from '../../../server/portOf';

export interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Servers that are closed after each test. */
export function fakeServers() {
  const servers: Server[] = [];
  const closeAll = () => servers.splice(0).forEach((server) => server.close().closeAllConnections());
  afterEach(closeAll);
  return {
    closeAll,
    /** Starts a server that answers these paths, and every other with status 404. Returns its origin. */
    async serve(answers: Readonly<Record<string, Answer>>, requests: string[] = []): Promise<string> {
      const server = createServer(({ url = '', method }, response) => {
        requests.push(url);
        const { status = url in answers ? 200 : 404, headers = {}, body = '' } = answers[url] ?? {};
        response.writeHead(status, headers).end(method === 'HEAD' ? '' : body);
      }).listen(0);
      servers.push(server);
      await once(server, 'listening');
      return `http://localhost:${portOf(server)}`;
    },
  };
}
