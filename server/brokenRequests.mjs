/**
 * The answer to a request that Node cannot read, and therefore gives to no handler.
 */
import { STATUS_CODES } from 'node:http';
import { brokenRequestHeaders } from './headers.mjs';

/** The status by the code of Node's error; 400 for any other. @type {Readonly<Record<string, number>>} */
const STATUSES = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * A `clientErrorHandler` for fastify. It answers and closes the connection, as Node does.
 * @param {string} type the Content-Type
 * @param {(status: number) => string} bodyOf the body of a response with a status
 * @returns {(error: Error & { code?: string }, socket: import('node:net').Socket) => void}
 */
export const answerBrokenRequests = (type, bodyOf) => (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return; // The client has gone.
  if (socket.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const body = bodyOf(status);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(brokenRequestHeaders(type, body)).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
};
