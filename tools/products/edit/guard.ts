import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses every request that does not come from the page that the terminal named: another host name (DNS
 * rebinding), another origin, another page's form, a call without the key. The address in the terminal has
 * the key, and sets it as a cookie. Returns the key.
 * @param origin the server's own, such as http://127.0.0.1:3456
 */
export function guard(app: FastifyInstance, origin: () => string): string {
  const key = randomBytes(16).toString('hex');
  // Cookies know no ports.
  const cookie = () => `edit-${new URL(origin()).port}=${key}`;
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    const isOwn = headers.host === new URL(origin()).host && [undefined, origin()].includes(headers.origin);
    const changes = method !== 'GET' && method !== 'HEAD';
    if (!isOwn || (changes && headers.origin !== origin())) return reply.code(403).send('Forbidden');
    if (url === `/_edit/?key=${key}`)
      return reply.header('Set-Cookie', `${cookie()}; Path=/; HttpOnly; SameSite=Strict`).redirect('/_edit/');
    if (!headers.cookie?.split('; ').includes(cookie())) return reply.code(403).send('Forbidden');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy':
        "default-src 'self'; img-src 'self' https: http: data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
  return key;
}
