import { createAction } from '@reduxjs/toolkit';

/** A person goes on from a state of a log ('Continuar daqui'); the payload is that state. */
export const sessionContinued = createAction<unknown>('action-log/sessionContinued');
