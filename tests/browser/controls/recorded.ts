import { recordActions } from 'action-log';

interface Did {
  type: string;
  payload?: unknown;
}

/** What was done, in its order. */
const reducer = ({ done } = { done: [] as readonly unknown[] }, { type, payload }: Did) =>
  type === 'done' ? { done: [...done, payload] } : { done };

export const recorded = recordActions({ reducer, name: 'controls' });
