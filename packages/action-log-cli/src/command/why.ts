import { structuralHash, stepsOf, valueAt, type Log, type Replayable, type Step } from 'action-log';
import { nameStep, type Answer } from '../report/describe';
import { describePress, pressIn } from '../walk/press';

/** The most characters of a value that are printed. */
const LONGEST_VALUE = 200;
const NOTHING = 'nothing';

/**
 * `replay why FILE PATH`: which steps changed a value of the state, from what to what, and by which press.
 * @param path such as `cart.items.0.quantity` or, by an id, `cart.items[p1].quantity`; a key that has a dot or a
 *   bracket is JSON in brackets: `pages["/a.b"].title`
 */
export function why<State>(log: Log, path: string, app: Replayable<State>): Answer {
  const steps = [...stepsOf(log, app)];
  const changed = steps.filter(
    ({ before, after }) => structuralHash(valueAt(before, path)) !== structuralHash(valueAt(after, path)),
  );
  const [first] = steps;
  const start = inWords(first ? valueAt(first.before, path) : undefined);
  const lines = changed.map((step) => {
    const { index, action, before, after } = step;
    const name = nameStep({ index, action: action.type, step: app.describe(action, before) });
    return `${name}, ${causeOf(step, log)}\n  ${inWords(valueAt(before, path))} → ${inWords(valueAt(after, path))}`;
  });
  if (lines.length === 0 && start === NOTHING)
    return { text: `No state of the log has a value at ${path}.`, result: 'unreadable' };
  if (lines.length === 0) lines.push('no step changes it');
  return { text: [`${path} is ${start} at the start`, ...lines].join('\n'), result: 'same' };
}

/** 'after a press on option "2"', or 'by itself' without a press. */
function causeOf<State>({ index }: Step<State>, { happened }: Log): string {
  const presses = happened.flatMap(([count, note]) => (count === index ? (pressIn(note) ?? []) : []));
  const press = presses.at(-1);
  return press ? `after ${describePress(press)}` : 'by itself';
}

function inWords(value: unknown): string {
  const text = value === undefined ? NOTHING : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
