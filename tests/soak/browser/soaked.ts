import type { EngineBrowser } from '../../engines/driver/browser';

/** A browser and the shop in it. */
export interface Soaked {
  browser: EngineBrowser;
  /** The browser's name and version, for the report. */
  where: string;
  /** The port of the served shop. Each `NAME.localhost` is another origin with an empty storage. */
  port: number;
  /** The ids of the sample products. */
  ids: readonly string[];
}
