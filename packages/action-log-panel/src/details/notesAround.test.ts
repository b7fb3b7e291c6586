import { added, counterLog } from 'action-log/testing';
import { notesAround } from './notesAround';

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
    [2, { unheardOf: 1 }],
  ],
});
const words = { count: 'contagem' };

it('lists what led to a step, and what followed from it', () => {
  expect(notesAround(log, 1, words)).toEqual({
    causes: ['Leu o que estava guardado (contagem): null', 'Apertou Mais'],
    outcomes: ['Guardou: contagem'],
    errors: [],
  });
  expect(notesAround(log, 2, words)).toEqual({
    causes: ['Tecla ArrowDown em Mais', 'Enviou "lua" em Procurar', 'Mensagem de outra aba: {"id":"p1"}'],
    outcomes: ['Mostrou o alerta: três', 'O navegador recusou: contagem (cheio)', 'Escreveu o endereço /3'],
    errors: ['quebrou', 'No console: atenção'],
  });
});
