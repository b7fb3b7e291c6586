import type { UnknownAction } from 'redux';
import { fileJson } from '../changes/notJson';
import { isRestored } from '../model/plumbing';
import { contentOf, isBookkeeping, isInternal, isOfRequest, isQueryPending } from './libraries';

/** Characters of a payload in a step. */
const LONGEST_PAYLOAD = 80;

/** 'counter/incremented 2'; 'api/executeQuery/pending post(1)' of a request. */
export function describeAction(action: UnknownAction): string {
  const content = contentOf(action);
  const isCall = typeof content === 'string' && isOfRequest(action);
  const text = isCall ? content : typeof content === 'function' ? '' : (fileJson(content) ?? '');
  const isLong = text.length > LONGEST_PAYLOAD;
  return `${action.type} ${isLong ? `${text.slice(0, LONGEST_PAYLOAD)}…` : text}`.trim();
}

/**
 * What counts of an action when two logs are compared. Of a query only the answer counts, and not what it
 * contains: its id and its times differ in every session. Other requests are what a person did.
 */
export function essenceOfAction(action: UnknownAction): unknown {
  if (isRestored(action)) return [action.type];
  const isLeftOut = isBookkeeping(action) || isInternal(action) || isQueryPending(action);
  return isLeftOut ? null : [action.type, contentOf(action)];
}
