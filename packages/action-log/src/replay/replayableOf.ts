import type { Reducer, UnknownAction } from 'redux';
import { isFields, isHolder } from '../changes/fields';
import { emptied, kindNotJson, textOf } from '../changes/notJson';
import { HIDDEN, type Mask } from '../model/hiddenText';
import { VIEW_ERROR, type Replayable } from '../model/replayable';
import { continuable, pageLoaded, replacesState } from '../model/session';
import { outline } from '../outline/outline';

/** What options describe otherwise. */
type Other = 'reducer' | 'outlineOf' | 'effectsOf' | 'hideAction' | 'hideNote' | 'hideState';

/** What an app describes. Only the reducer is required. */
export interface ReplayableOptions<State> extends Partial<Omit<Replayable<State>, Other>> {
  /** The root reducer, such as `combineReducers` makes. */
  reducer: Reducer<State>;
  /**
   * The state after a session continues from a state of a log: that state by default. An app keeps here what
   * belongs to the page and not to the session, such as the index in the browser's history.
   */
  adopt?: (from: State, own: State) => State;
  /** A state's page, as `renderToStaticMarkup` of react-dom returns it. Its outline is compared; by default none. */
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

/**
 * What RTK Query records of which component uses which answer. A replay needs them, but their ids and when
 * they are dispatched differ in every session.
 */
export const isBookkeeping = ({ type }: Pick<UnknownAction, 'type'>) =>
  /\/(internalSubscriptions|subscriptions|mutations)\/\w+$/.test(type);

/** Whether an action is of a request of `createAsyncThunk` or of RTK Query. */
export const isOfRequest = ({ meta }: UnknownAction) => isFields(meta) && 'requestId' in meta;

/** What a replay needs to know of an app, with defaults for what it does not say. */
export function replayableOf<State>({
  reducer: own,
  adopt,
  view,
  effects = () => [],
  redact = [],
  hideText,
  ...given
}: ReplayableOptions<State>): Replayable<State> {
  const reducer = continuable(own, adopt);
  /** Hides the texts under some keys, however deep in a value. */
  const hider =
    (keys: readonly string[]) =>
    <Value>(value: Value, mask: Mask): Value => {
      const hidePart = (key: string, part: unknown): unknown => {
        if (typeof part === 'string')
          return keys.includes(key) ? mask(part) : (hideText?.(key, part, mask) ?? part);
        const kind = kindNotJson(part);
        if (kind !== null) return emptied(kind, part);
        if (Array.isArray(part)) return part.map((member, at) => hidePart(String(at), member));
        if (!isFields(part)) return part;
        return Object.fromEntries(
          Object.entries(part).map(([name, member]) => [name, hidePart(name, member)]),
        );
      };
      return keys.length === 0 ? value : (hidePart('', value) as Value);
    };
  const hide = hider(redact);
  const {
    isState = shapeOf(reducer(undefined, { type: 'action-log/started' })),
    knows = () => true,
    describe = describeAction,
    essenceOf = usualEssence,
  } = given;
  return {
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
    isState,
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
    hideNote: hider([...redact, 'submit', 'fill']),
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

/** Characters of a payload in a step. */
const LONGEST_PAYLOAD = 80;

/** 'counter/incremented 2'; of a request, its argument. */
function describeAction({ type, payload, meta }: UnknownAction): string {
  const said = isFields(meta) && 'requestId' in meta ? meta.arg : payload;
  const text = callIn(said) ?? (typeof said === 'function' ? '' : (textOf(said) ?? ''));
  return `${type} ${text.length > LONGEST_PAYLOAD ? `${text.slice(0, LONGEST_PAYLOAD)}…` : text}`.trim();
}

/** What a request of RTK Query calls, such as 'post(1)'. The rest of its argument says how it is sent. */
const callIn = (arg: unknown) =>
  isFields(arg) && typeof arg.endpointName === 'string'
    ? `${arg.endpointName}(${textOf(arg.originalArgs) ?? ''})`
    : undefined;

/** What a library sends for itself: RTK Query when the window gets the focus, or to forget an answer. */
const INTERNAL = /^(__rtkq|@@(INIT|redux\/))|\/(config|internal_\w+)\b|\/removeQueryResult$/;

/**
 * Of a query only the answer counts, and not what it contains: its id and its times differ in every session.
 * Other requests are what a person did.
 */
function usualEssence(action: UnknownAction): unknown {
  const { type, payload, meta } = action;
  if (replacesState(action)) return [type];
  if (isBookkeeping(action) || INTERNAL.test(type)) return null;
  if (!isFields(meta) || !('requestId' in meta)) return [type, payload];
  const isQuery = isFields(meta.arg) && meta.arg.type === 'query';
  return isQuery && meta.requestStatus === 'pending' ? null : [type, callIn(meta.arg) ?? meta.arg];
}
