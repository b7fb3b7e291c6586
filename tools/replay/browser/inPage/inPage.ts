/**
 * What the tools do inside the shop's page: the entry of the script that `inPageScript` makes.
 */
import { settledFacts } from './settledFacts';

const tools = { settledFacts };

declare global {
  interface Window {
    replayTools: typeof tools;
  }
}

window.replayTools = tools;
