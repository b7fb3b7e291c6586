import type { Engine, EngineBrowser } from './browser';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

/**
 * Starts an engine's browser with an empty profile, without a window that anybody sees; a program that is
 * missing is installed first. Close it: only the end of this process does so otherwise.
 */
export const openBrowser = (engine: Engine): Promise<EngineBrowser> => open[engine]();
