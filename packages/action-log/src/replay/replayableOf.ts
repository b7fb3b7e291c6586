import type { Reducer } from 'redux';
import { isFields, isHolder } from '../model/fields';
import { HIDDEN, type Mask } from '../model/hiddenText';
import { VIEW_ERROR, type Replayable } from '../model/replayable';
import { continuable, pageLoaded } from '../model/session';
import { outline } from '../outline/outline';
import { describeAction, essenceOfAction } from './actionTexts';
import { hider } from './hider';

/** What options describe otherwise. */
type DescribedOtherwise = 'reducer' | 'outlineOf' | 'effectsOf' | 'hideAction' | 'hideNote' | 'hideState';

/** What an app describes. Only the reducer is required. */
export interface ReplayableOptions<State> extends Partial<Omit<Replayable<State>, DescribedOtherwise>> {
  /** The root reducer, such as `combineReducers` makes. */
  reducer: Reducer<State>;
  /**
   * The state after a session continues from a state of a log: that state by default. An app keeps here what
   * belongs to the page and not to the session, such as the index in the browser's history.
   */
  adopt?: (from: State, present: State) => State;
  /** A state's page, as `renderToStaticMarkup` of react-dom returns it. Its outline is compared; without it, no page is. */
  view?: (state: State) => string;
  /** The side effects that an action causes, such as `{ save: 'cart' }`. They are compared, not run. */
  effects?: Replayable<State>['effectsOf'];
  /**
   * What a person typed and a log can hide: keys of a state or a payload ('email'), and types of actions
   * whose payload is the text ('search/submitted').
   */
  redact?: readonly string[];
  /** Hides what a person typed in a text that has more, such as an address; by default nothing. */
  hideText?: (key: string, text: string, mask: Mask) => string;
}

/** What a replay needs to know of an app, with defaults for what it does not say. */
export function replayableOf<State>({
  reducer: appReducer,
  adopt,
  view,
  effects = () => [],
  redact = [],
  hideText,
  isState,
  knows = () => true,
  describe = describeAction,
  essenceOf = essenceOfAction,
}: ReplayableOptions<State>): Replayable<State> {
  const reducer = continuable(appReducer, adopt);
  const hide = hider(redact, hideText);
  return {
    isState: isState ?? shapeOf(reducer(undefined, { type: 'action-log/started' })),
    reducer,
    outlineOf(state) {
      try {
        return view ? outline(view(state)) : [];
      } catch (error) {
        return [VIEW_ERROR + String(error)];
      }
    },
    effectsOf: (action, before, after) =>
      // A page starts with the state that `pageLoaded` has: no effect has run.
      pageLoaded.match(action) ? [] : effects(action, before, after),
    knows,
    describe,
    essenceOf(action) {
      try {
        return essenceOf(action);
      } catch {
        return action; // The payload comes from a file and has another shape.
      }
    },
    hideAction: (action, mask) =>
      redact.includes(action.type)
        ? { ...action, payload: hiddenValue(action.payload, mask) }
        : hide(action, mask),
    hideState: hide,
    hideNote: hider([...redact, 'submit', 'fill'], hideText),
  };
}

const hiddenValue = (value: unknown, mask: Mask) => (typeof value === 'string' ? mask(value) : HIDDEN);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Whether a value has the kind of a new store's state, and so has each slice that is an object or a list. */
const shapeOf =
  <State>(model: State) =>
  (value: unknown): value is State =>
    model === null ||
    (kindOf(value) === kindOf(model) &&
      (!isFields(model) ||
        (isFields(value) &&
          Object.entries(model).every(
            ([name, slice]) =>
              !isHolder(slice) || (value[name] ?? null) === null || kindOf(value[name]) === kindOf(slice),
          ))));
