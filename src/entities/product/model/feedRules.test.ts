import { isGtin } from './feedRules';

test.each([
  ['7891000315507', true],
  ['7891000315508', false],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['789100031550', false],
  ['78910003155O7', false],
  ['', false],
])('a GTIN has the check digit of GS1: %j is %j', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
