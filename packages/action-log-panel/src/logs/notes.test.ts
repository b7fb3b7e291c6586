import { added, counterLog } from 'action-log/testing';
import { notesAround } from './notes';

const button = { role: 'button', name: 'Mais' };
const log = counterLog([added(1), added(2)], {
  happened: [
    [0, { read: 'count', text: null }],
    [0, { click: button }],
    [1, { wrote: 'count' }],
    [1, { key: 'ArrowDown', on: button }],
    [1, { submit: 'lua', on: { role: 'searchbox', name: 'Procurar' } }],
    [1, { tab: { id: 'p1' } }],
    [2, { alert: 'três' }],
    [2, { refused: 'count', why: 'cheio' }],
    [2, { address: '/3' }],
    [2, { error: 'quebrou' }],
    [2, { console: 'atenção' }],
    [2, { dragged: 1 }],
  ],
});

it('lists what led to a step, and what followed from it', () => {
  expect(notesAround(log, 1)).toEqual({
    causes: ['Read what was saved (count): null', 'Pressed Mais'],
    outcomes: ['Saved: count'],
    errors: [],
  });
  expect(notesAround(log, 2)).toEqual({
    causes: ['Key ArrowDown on Mais', 'Sent "lua" in Procurar', 'Message from another tab: {"id":"p1"}'],
    outcomes: ['Showed the alert: três', 'The browser refused: count (cheio)', 'Wrote the address /3'],
    errors: ['quebrou', 'On the console: atenção'],
  });
});

it('takes a note of a newer version for what a person did', () => {
  expect(notesAround(log, 3).causes).toEqual(['{"dragged":1}']);
});
