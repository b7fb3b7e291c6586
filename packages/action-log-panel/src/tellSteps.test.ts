import { added, counterLog, counterShop } from './testing/counterShop';
import { tellSteps } from './tellSteps';

describe('the steps of a log', () => {
  const marks = [
    [0, 'cedo'],
    [1, 'aqui'],
    [1, 'e aqui'],
    [2, 'fim'],
  ] as const;

  it('are numbered, with the notes in their places', () => {
    expect(tellSteps(counterLog([added(1), added(5)], { marks }), counterShop(), false).split('\n')).toEqual([
      'Começou em /1',
      '   Nota: cedo',
      '1. added 1 a 1',
      '   Nota: aqui',
      '   Nota: e aqui',
      '2. added 5 a 2',
      '   Nota: fim',
    ]);
  });

  it('leave out what was typed', () => {
    expect(tellSteps(counterLog([added(4)]), counterShop(), true)).toContain('1. added 0 a 0');
  });
});
