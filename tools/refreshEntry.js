/** Runs before React in the development build: React tells react-refresh which components it renders. */
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
// For modules without components (refreshLoader.js).
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (/** @type {unknown} */ type) => type });
