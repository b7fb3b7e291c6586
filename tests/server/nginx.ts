import { existsSync } from 'node:fs';
import { onPath, ranWell } from '../../tools/debianPackages';
import { findOrInstall } from '../testing/findOrInstall';

/** The module of libnginx-mod-http-brotli-static. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx is not always on PATH. */
const find = () =>
  [...onPath('nginx'), '/usr/sbin/nginx'].find((path) => existsSync(BROTLI) && ranWell(path, '-v'));

/** The path of an nginx with brotli. Installs it if it is missing. */
export const ensureNginx = () => findOrInstall(find, 'nginx', 'libnginx-mod-http-brotli-static');
