import { added, counterLog } from 'action-log/testing';
import { notesAround } from './notes';

const button = { role: 'button', name: 'Mais' };

it('the notes list what led to a step, and what followed from it', () => {
  const log = counterLog([added(1), added(2)], {
    happened: [
      [0, { read: 'count', text: null }],
      [0, { click: button, button: 'right', count: 2 }],
      [0, { tooSoon: button }],
      [0, { key: 'ArrowDown', on: button }],
      [0, { submit: 'lua', on: { role: 'searchbox', name: 'Procurar' } }],
      [0, { tab: { id: 'p1' } }],
      [0, { dragged: 1 }], // Of a newer version.
      [1, { wrote: 'count' }],
      [1, { alert: 'três' }],
      [1, { refused: 'count', why: 'cheio' }],
      [1, { address: '/3' }],
      [1, { error: 'quebrou' }],
      [1, { console: 'atenção' }],
    ],
  });
  expect(notesAround(log, 1)).toEqual({
    causes: [
      'read: count (null)',
      'click: Mais (right, 2)',
      'tooSoon: Mais',
      'key: ArrowDown in Mais',
      'submit: lua in Procurar',
      'tab: {"id":"p1"}',
      'dragged: 1',
    ],
    outcomes: ['wrote: count', 'alert: três', 'refused: count (cheio)', 'address: /3'],
    errors: ['error: quebrou', 'console: atenção'],
  });
});
