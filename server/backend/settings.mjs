import { fileVariables, readVariables } from '../environment/readEnvironment.mjs';
import { database, variables } from '../environment/variables.mjs';

const { SITE_URL, PORT, HOST } = variables;

/**
 * What the environment says to the backend, checked as for the shop (server/environment/readEnvironment.mjs). A PORT or HOST
 * of .env is that of the shop's own server, not of this one.
 */
export function readSettings() {
  const { PORT: _port, HOST: _host, ...file } = fileVariables();
  return readVariables({ ...database, SITE_URL, PORT: { ...PORT, standard: '3333' }, HOST }, { file });
}
