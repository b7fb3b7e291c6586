import type { UnknownAction } from 'redux';
import { fileJson } from '../changes/notJson';
import { isFields } from '../model/fields';
import { isRestored } from '../model/plumbing';
import { contentOf, isBookkeeping, isInternal, isOfRequest, isQueryPending } from './libraries';

/** Characters of a payload in a step. */
const LONGEST_PAYLOAD = 80;

/** What people call a thing, by the key that has it. */
const NAMES = ['name', 'title', 'label', 'text'];

/** A payload as people say it: 'Mug' {"quantity":2}, with its name, title or text in place of its id. */
function sayPayload(content: unknown): string {
  const key = isFields(content) ? NAMES.find((name) => typeof content[name] === 'string') : undefined;
  if (!isFields(content) || key === undefined) return fileJson(content) ?? '';
  const others = Object.fromEntries(
    Object.entries(content).filter(([field]) => field !== key && field !== 'id'),
  );
  const more = Object.keys(others).length > 0 ? ` ${fileJson(others) ?? ''}` : '';
  return JSON.stringify(content[key]) + more;
}

/** 'counter/incremented 2'; 'cart/added "Mug" {"quantity":2}'; 'api/executeQuery/pending post(1)' of a request. */
export function describeAction(action: UnknownAction): string {
  const content = contentOf(action);
  const isCall = typeof content === 'string' && isOfRequest(action);
  const text = isCall ? content : typeof content === 'function' ? '' : sayPayload(content);
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
