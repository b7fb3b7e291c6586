import { fileVariables, readVariables } from '../environment/readEnvironment.mjs';
import { database, variables } from '../environment/variables.mjs';

const { SITE_URL, PORT, HOST } = variables;

/**
 * The backend's environment variables, checked like the shop's (server/environment/readEnvironment.mjs). PORT and HOST in
 * .env are for the shop's server, not for this one.
 */
export function readSettings() {
  const { PORT: _port, HOST: _host, ...file } = fileVariables();
  return readVariables({ ...database, SITE_URL, PORT: { ...PORT, standard: '3333' }, HOST }, { file });
}
