/**
 * What a build knows of itself, and not of a shop: the one list of what the source reads from `process.env`. The
 * bundlers replace each by its text (tools/build/replacements.mjs), and tests set them.
 */
export interface BuildVariables {
  /** The version in package.json. */
  APP_VERSION: string;
  /** The last commit of the source. */
  APP_COMMIT: string;
  /** The backend's address; empty for the default one. */
  API_BASE_URL: string;
  /** Digits; '0' for no timeout. */
  API_TIMEOUT_MS: string;
  /** Origins that get the XSRF token, separated by spaces. */
  API_TRUSTED_ORIGINS: string;
  /** The origin of the site, such as 'https://loja.example'. */
  SITE_URL: string;
  /** The path below which the site is served: '/loja', or empty for the root of the server. */
  BASE_PATH: string;
  /** The path of the built-in list in a built site; empty if the list is part of the code. */
  LIST_FILE: string;
}

declare global {
  namespace NodeJS {
    interface ProcessEnv extends Partial<BuildVariables> {
      NODE_ENV?: string;
    }
  }
}
