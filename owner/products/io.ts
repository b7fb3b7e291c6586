import type { Environment } from '../environment/variables.mjs';

/** What the commands of `npm run products` read from and write to. */
export interface Io {
  ownFolder: string;
  env: Pick<Environment, 'API_BASE_URL' | 'SITE_URL'> &
    Partial<Pick<Environment, 'TLS_CERTIFICATE' | 'TLS_KEY'>>;
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Whether the owner says yes to a question; no if the program cannot ask. */
  ask: (question: string) => Promise<boolean>;
}
