import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { stepsText } from './stepsText';

describe('the steps of a log', () => {
  const marks = [
    [0, 'cedo'],
    [1, 'aqui'],
    [1, 'e aqui'],
    [2, 'fim'],
  ] as const;

  it('are numbered, with the marks between them', () => {
    expect(stepsText(counterLog([added(1), added(5)], { marks }), counterHost(), false).split('\n')).toEqual([
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
    expect(stepsText(counterLog([added(4)]), counterHost(), true)).toContain('1. added 0 a 0');
  });
});
