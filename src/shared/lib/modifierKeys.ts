/** The modifier keys that are held down while a key or a button of the mouse is pressed. React's events have them, too. */
type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key is a shortcut of the browser or of the system, so that a list or a menu leaves it alone. Shift is not
 * counted: it only writes a capital letter.
 */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: Omit<ModifierKeys, 'shiftKey'>) =>
  ctrlKey || metaKey || altKey;

/**
 * Whether a press has any modifier key, so that the browser answers it, and not the shop: on a link, Control opens a
 * new tab and Shift a new window (docs/contract.md, "Links are links").
 */
export const hasModifier = (event: ModifierKeys) => isShortcut(event) || event.shiftKey;
