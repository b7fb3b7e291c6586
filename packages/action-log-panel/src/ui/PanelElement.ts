import { createContext } from 'react';

/** The element at the end of the body whose shadow root contains the panel. */
export const PanelElement = createContext<HTMLElement | null>(null);
