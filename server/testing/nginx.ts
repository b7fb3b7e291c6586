import { existsSync } from 'node:fs';
import { installPackages, onPath, ranWell } from './debianPackages';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Outside of root's path, where Debian has it. */
const find = () =>
  [...onPath('nginx'), '/usr/sbin/nginx'].find((path) => existsSync(BROTLI) && ranWell(path, '-v'));

/** The path of an nginx with its module for brotli, installed first if there is none. Throws an error that tells what to do. */
export function ensureNginx(): string {
  const found = find();
  if (found) return found;
  installPackages(PACKAGES);
  const installed = find();
  if (installed) return installed;
  throw new Error(`There is no nginx with brotli for the tests: install ${PACKAGES.join(' and ')}.`);
}
