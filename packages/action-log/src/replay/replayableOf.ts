import type { Reducer } from 'redux';
import { isFields, isHolder } from '../model/fields';
import { HIDDEN, type Mask } from '../model/hiddenText';
import { isRestored } from '../model/plumbing';
import { VIEW_ERROR, type Replayable } from '../model/replayable';
import { outline } from '../outline/outline';
import { describeAction, essenceOfAction } from './actionTexts';
import { hider } from './hider';

/** The members of `Replayable` that an app describes by other options. */
type DescribedOtherwise = 'reducer' | 'outlineOf' | 'effectsOf' | 'hideAction' | 'hideNote' | 'hideState';

/** What an app describes. Only the reducer is required. */
export interface ReplayableOptions<State> extends Partial<Omit<Replayable<State>, DescribedOtherwise>> {
  /** The root reducer, such as `combineReducers` makes. */
  reducer: Reducer<State>;
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
  view,
  effects = () => [],
  redact = [],
  hideText,
  isState,
  knows = () => true,
  describe = describeAction,
  essenceOf = essenceOfAction,
}: ReplayableOptions<State>): Replayable<State> {
  // The caller has checked that the payload is a state.
  const reducer: Replayable<State>['reducer'] = (state, action) =>
    appReducer(isRestored(action) ? (action.payload as State) : state, action);
  const hide = hider(redact, hideText);
  return {
    isState: isState ?? shapeOf(reducer(undefined, { type: 'action-log/started' })),
    reducer,
    outlineOf(state) {
      try {
        return view ? outline(view(state)) : null;
      } catch (error) {
        return [VIEW_ERROR + String(error)];
      }
    },
    effectsOf: effects,
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
