import type { KeyboardEvent } from 'react';

/**
 * Whether a key may be for a list: it is no shortcut, and no part of a composition. Safari says only by its
 * code that an Enter ends one.
 */
export const isListKey = ({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
