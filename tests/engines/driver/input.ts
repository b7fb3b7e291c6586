/**
 * Presses of the pointer and of keys, as actions of W3C WebDriver.
 */

/** The codes of the keys that type no letter, by their names in `KeyboardEvent.key`. */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keyboard = (actions: object[]) => ({ type: 'key', id: 'keyboard', actions });

/** One press of the keys that a chord names: 'Tab', 'Control+Shift+L'. */
export function keyPress(chord: string) {
  const values = chord.split(/(?<=.)\+/).map((name) => codes[name] ?? name.toLowerCase());
  return keyboard([...values.map(down), ...values.toReversed().map(up)]);
}

/** Types a text, key by key. */
export const typing = (text: string) => keyboard([...text].flatMap((letter) => [down(letter), up(letter)]));

/** A press of the pointer's first button, in CSS pixels of the window. */
export const pointerPress = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
