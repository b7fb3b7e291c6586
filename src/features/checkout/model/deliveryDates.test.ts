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
  ['before Good Friday', '2026-03-30T10:00', [4, 9], 'entre 6 e 13 de abril'],
  ['with delivery on the same day', '2026-11-26T10:00', [0, 1], 'entre 26 e 27 de novembro'],
  ['on a Saturday, for the next working day', '2026-11-28T10:00', [0, 1], 'em 30 de novembro'],
  ['on a holiday', '2026-12-25T10:00', [0, 2], 'entre 28 e 29 de dezembro'],
] as const)('an order %s arrives on working days', (_when, time, days, text) => {
  expect(deliveryDates(at(time), days)).toBe(text);
});

// Years whose Easter is in calendars, with the earliest and the latest Good Friday.
it.each([
  ['2024-03-29', 'em 1º de abril'],
  ['2025-04-18', 'em 22 de abril'], // Monday is Tiradentes.
  ['2026-04-03', 'em 6 de abril'],
  ['2027-03-26', 'em 29 de março'],
  ['2038-04-23', 'em 26 de abril'],
  ['2049-04-16', 'em 19 de abril'],
  ['2076-04-17', 'em 20 de abril'],
  ['2285-03-20', 'em 23 de março'],
])('nothing arrives on Good Friday, %s', (day, text) => {
  expect(deliveryDates(at(`${day}T10:00`), [0, 0])).toBe(text);
});

it.each([
  ['another Friday', '2026-04-10', 'em 10 de abril'],
  ['the Tuesday of Carnival, which is no national holiday', '2026-02-17', 'em 17 de fevereiro'],
])('an order arrives on %s', (_what, day, text) => {
  expect(deliveryDates(at(`${day}T10:00`), [0, 0])).toBe(text);
});
