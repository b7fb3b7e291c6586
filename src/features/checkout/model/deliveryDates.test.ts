import { deliveryDates } from './deliveryDates';

const at = (time: string) => Date.parse(`${time}-03:00`);

it.each([
  ['on a Monday', '2026-11-23T10:00', [4, 9], 'entre 27 de novembro e 4 de dezembro'],
  ['on a Friday', '2026-11-27T10:00', [3, 8], 'entre 2 e 9 de dezembro'],
  ['on a Saturday', '2026-11-28T10:00', [1, 2], 'entre 30 de novembro e 1º de dezembro'],
  [
    'late in the evening of Brasília, the next day by UTC',
    '2026-11-26T23:30',
    [3, 8],
    'entre 1º e 8 de dezembro',
  ],
  ['before holidays and the next year', '2026-12-23T10:00', [1, 6], 'entre 24 de dezembro e 4 de janeiro'],
  ['with delivery on the same day', '2026-11-26T10:00', [0, 1], 'entre 26 e 27 de novembro'],
  ['on a Saturday, for the next working day', '2026-11-28T10:00', [0, 1], 'em 30 de novembro'],
  ['on a holiday', '2026-12-25T10:00', [0, 2], 'entre 28 e 29 de dezembro'],
] as const)('an order %s arrives on working days', (_when, time, days, text) => {
  expect(deliveryDates(at(time), days)).toBe(text);
});
