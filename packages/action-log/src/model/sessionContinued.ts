import { createAction } from '@reduxjs/toolkit';

/** A person continues from a state of a log ('Continuar daqui'); the payload is that state. */
export const sessionContinued = createAction<unknown, 'action-log/sessionContinued'>(
  'action-log/sessionContinued',
);
