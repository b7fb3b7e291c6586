import { createAction } from '@reduxjs/toolkit';

/**
 * In a joined recording (record/joinLogs.ts): another page load of the same session begins; the payload is its first state.
 * The live shop never dispatches it.
 */
export const pageLoaded = createAction<unknown, 'action-log/pageLoaded'>('action-log/pageLoaded');
