/**
 * Installs the browsers and servers that tests need and this machine lacks, one after another: in the tests
 * themselves, their time would count as the test's.
 */
import { ensureNginx } from './server/nginx';
import { ensurePostgres } from './server/postgres';
import { ensureHeadlessShell } from '../tools/chromium';
import { ensureProgram } from './engines/driver/programs';

ensureHeadlessShell();
ensureNginx();
ensurePostgres();
ensureProgram('firefox');
ensureProgram('webkit');
ensureProgram('display');
