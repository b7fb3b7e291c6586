/**
 * Starts the hosts that can be started here on built shops: nginx and Apache, each with the files that the build
 * has written for it.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { portOf } from '../../../server/portOf';
import { ensureProgram } from '../../../tools/programs';
import { startProgram, type Where } from './programs';

/** The module of libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The socket on which nginx serves a shop that has a certificate. Its other socket redirects. */
export const encryptedSocketOf = (shop: string) => join(shop, 'encrypted.sock');

/**
 * Starts one nginx for some shops, each on its own socket.
 * @param shops folders, each with a build in `dist`
 */
export async function startNginx(...shops: readonly string[]): Promise<Where[]> {
  const here = join(shops[0] ?? '', 'nginx');
  mkdirSync(join(here, 'conf.d'), { recursive: true });
  shops.forEach((shop, index) => {
    const built = readFileSync(join(shop, 'dist/nginx.conf'), 'utf8');
    // Only root may listen on ports 80 and 443.
    const moved = built
      .replace('listen 80;', `listen unix:${join(shop, 'nginx.sock')};`)
      .replace('listen 443 ssl;', `listen unix:${encryptedSocketOf(shop)} ssl;`)
      .replaceAll(/listen \[::\]:\d+(?: ssl)?;/g, '');
    writeFileSync(join(here, 'conf.d', `${index}.conf`), moved);
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  writeFileSync(
    join(here, 'nginx.conf'),
    `load_module ${BROTLI};
daemon off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  brotli_static on;
  ${temporary.join('\n')}
  include conf.d/*.conf;
}`,
  );
  await startProgram(['-p', here, '-c', 'nginx.conf'], /start worker process/, {}, ensureProgram('nginx'))
    .listening;
  return shops.map((shop) => ({ socketPath: join(shop, 'nginx.sock') }));
}

/** The modules that Debian's Apache has before an owner adds others, and that change answers. */
const MODULES_OF_DEBIAN =
  'mpm_event authz_core mime alias dir filter deflate setenvif autoindex negotiation'.split(' ');

/** Apache cannot choose a free port itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}

/**
 * Starts Apache on a shop, as a host of many customers does: all that it knows of the shop is in `.htaccess`.
 * @param shop a folder with a build in `dist`
 * @param basePath the path below which it was built
 */
export async function startApache(shop: string, basePath = ''): Promise<Where> {
  const here = join(shop, 'apache');
  const root = basePath ? join(here, 'www') : join(shop, 'dist');
  mkdirSync(here);
  if (basePath) {
    mkdirSync(dirname(root + basePath), { recursive: true });
    symlinkSync(join(shop, 'dist'), root + basePath);
  }
  const port = await freePort();
  const site = `DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>`;
  await runApache(here, port, [...MODULES_OF_DEBIAN, 'rewrite', 'headers'], site);
  return { port };
}

/**
 * Starts Apache on a shop with the lines of docs/hosts.md, and the lines that certbot adds to them.
 * @param certificate the files of a certificate for loja.example
 */
export async function startDocumentedApache(
  shop: string,
  certificate: { chain: string; key: string },
): Promise<Where> {
  const guide = readFileSync('docs/hosts.md', 'utf8');
  const [, added = ''] = /^ *sudo a2enmod (.+)$/m.exec(guide) ?? [];
  const [, virtualHost = ''] = /^ *```apache\n([^]*?)```/m.exec(guide) ?? [];
  const here = join(shop, 'apache');
  mkdirSync(here);
  const port = await freePort();
  const site = virtualHost
    .replace('*:80', `localhost:${port}`)
    .replaceAll('/var/www/loja/site', join(shop, 'dist'))
    .replace(
      '</VirtualHost>',
      `SSLEngine on\nSSLCertificateFile ${certificate.chain}\nSSLCertificateKeyFile ${certificate.key}\n$&`,
    );
  await runApache(here, port, [...MODULES_OF_DEBIAN, ...added.split(' ')], site);
  return { port, ca: readFileSync(certificate.chain), servername: 'loja.example' };
}

/**
 * Starts Apache.
 * @param here the folder of its own files
 * @param site the lines of its configuration about the shop
 */
async function runApache(here: string, port: number, modules: readonly string[], site: string) {
  const program = ensureProgram('apache');
  writeFileSync(
    join(here, 'apache.conf'),
    `ServerRoot ${here}
ServerName localhost
Listen localhost:${port}
PidFile apache.pid
DefaultRuntimeDir ${here}
ErrorLog "|/bin/cat"
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
${site}
`,
  );
  const args = ['-D', 'FOREGROUND', '-d', here, '-f', join(here, 'apache.conf')];
  await startProgram(args, /resuming normal operations/, {}, program).listening;
}
