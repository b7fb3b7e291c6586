import type { Environment } from '../../owner/environment/variables.mjs';
import type { BuildVariables } from '../../src/shared/config/buildVariables';
import { releaseName } from './releaseName';

/**
 * The variables of a build of the shop.
 * @param environment of the site
 * @param listFile the path of the built-in list in the site; empty if it is part of the code
 */
export const buildVariables = (environment: Environment, listFile: string): BuildVariables => ({
  ...releaseName(),
  API_BASE_URL: environment.API_BASE_URL,
  API_TIMEOUT_MS: String(environment.API_TIMEOUT_MS),
  API_TRUSTED_ORIGINS: environment.API_TRUSTED_ORIGINS.join(' '),
  SITE_URL: environment.SITE_URL,
  BASE_PATH: environment.BASE_PATH,
  LIST_FILE: listFile,
});
