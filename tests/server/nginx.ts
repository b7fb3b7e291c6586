import { existsSync } from 'node:fs';
import { installPackages, onPath, ranWell } from '../../tools/debianPackages';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Debian's nginx is not always on PATH. */
const find = () =>
  [...onPath('nginx'), '/usr/sbin/nginx'].find((path) => existsSync(BROTLI) && ranWell(path, '-v'));

/** The path of an nginx with brotli. Installs it if it is missing; throws an error that says what to do. */
export function ensureNginx(): string {
  const found = find();
  if (found) return found;
  installPackages(PACKAGES);
  const installed = find();
  if (installed) return installed;
  throw new Error(`There is no nginx with brotli for the tests: install ${PACKAGES.join(' and ')}.`);
}
