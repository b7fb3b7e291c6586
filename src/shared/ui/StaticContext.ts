import { createContext } from 'react';

/**
 * Whether the page is only rendered to HTML, and neither hydrated nor effects run (app/qa/view.tsx). What
 * effects would change is then in the HTML.
 */
export const StaticContext = createContext(false);
