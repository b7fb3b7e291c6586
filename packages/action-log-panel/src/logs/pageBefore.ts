import {
  structuralHash,
  hiddenLog,
  LOG_VERSION,
  readLog,
  withChanges,
  type Log,
  type Mask,
} from 'action-log';
import type { Host } from '../host';
import { inPieces } from './inPieces';

/** The log of the page that was left before this one, or in one sentence why it cannot be opened. */
export type PageBefore<State> = { log: Log<State> } | { trouble: string };

const DAMAGED = 'What this tab kept of it is damaged.';

/**
 * Reads what the tab had kept of the page that was left before this one, which may be of another build, of
 * another app at this address, or damaged. Each field is checked. Null if nothing was kept. Never throws.
 */
export async function readPageBefore<State>(host: Host<State>): Promise<PageBefore<State> | null> {
  const text = host.textOfPageBefore();
  if (text === null) return null;
  const log = await readLog(text, host.name);
  if (log === 'otherVersion')
    return {
      trouble: `The format of its log is not version ${LOG_VERSION}, the only one that this app reads.`,
    };
  if (typeof log === 'string') return { trouble: DAMAGED };
  const { preloadedState } = log;
  if (host.isState(preloadedState)) return { log: { ...log, preloadedState } };
  return { trouble: isOfThisBuild(log, host) ? DAMAGED : otherBuild(log, host) };
}

const isOfThisBuild = <State>({ app }: Pick<Log, 'app'>, host: Host<State>) =>
  structuralHash(app) === structuralHash(host.app);

function otherBuild<State>({ app }: Log, host: Host<State>): string {
  const nameOf = ({ version, commit }: Log['app']) => `version ${version} (${commit})`;
  return `The app's ${nameOf(app)} recorded it. This is ${nameOf(host.app)}, which does not know its states.`;
}

/**
 * The log of the page before, as the panel shows and downloads it. What each action changed is in it only if
 * the same build recorded it.
 * @param mask hides what a person typed; nothing is hidden by default
 */
export async function logOfPageBefore<State>(
  kept: Log<State>,
  host: Host<State>,
  mask?: Mask,
): Promise<Log<State>> {
  const log = mask ? hiddenLog(kept, host, mask) : kept;
  const { addressOf } = host;
  const url = addressOf ? location.origin + addressOf(log.preloadedState) : log.url;
  const ofPage = { ...log, url };
  return isOfThisBuild(log, host) ? inPieces(withChanges(ofPage, host, mask !== undefined)) : ofPage;
}
