import type { UnknownAction } from '@reduxjs/toolkit';
import { itemUpdated, productAdded, undoExpired } from '@/entities/cart';
import { isListAnswered, productApi } from '@/entities/product';
import { HIDDEN, replayableOf, type Mask } from 'action-log';
import { choicesAddress, readChoicesAddress, searchSubmitted } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { requestsOf } from '../redux/effects';
import { rootReducer, type RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { knows, describeStep } from './steps';
import { view } from './view';

/** Hides the search in addresses of the catalogue, and in what was read from storage. */
function hideText(key: string, text: string, mask: Mask): string {
  if (key === 'text' && text.includes('"search":')) return HIDDEN;
  const choices = ['to', 'address'].includes(key) ? readChoicesAddress(text) : null;
  return choices?.search ? choicesAddress({ ...choices, search: mask(choices.search) }) : text;
}

/**
 * The part of an action that two sessions can have in common. The ids and times of requests differ each time.
 * When a request is sent and when an offer ends depends on the machine and on the shopper's pace.
 */
function essenceOf(action: UnknownAction): unknown {
  const { type, payload } = action;
  if (undoExpired.match(action)) return null;
  // Of all requests only the answer of the backend counts. If the list differs, the screen shows it.
  if (type.startsWith(`${productApi.reducerPath}/`)) return isListAnswered(action) ? [type] : null;
  if (productAdded.match(action) || itemUpdated.match(action)) return [type, action.payload?.id];
  if (locationChanged.match(action)) return [type, action.payload.to, action.payload.arrival];
  return [type, payload];
}

/** The shop as a replay runs it, without effects. Call `loadPages` of view.tsx before. */
export const replayable = replayableOf<RootState>({
  reducer: rootReducer,
  isState,
  effects: requestsOf,
  view,
  knows,
  describe: describeStep,
  redact: [searchSubmitted.type, 'search'],
  hideText,
  essenceOf,
});
