import { portuguese, speak, words, type English } from './words';

afterEach(() => speak('en'));

it('has no empty text in either language, and the same values in both', () => {
  const texts = Object.entries(portuguese);
  expect(texts.filter((both) => both.some((text) => text.trim() === ''))).toEqual([]);
  const values = (text: string) => text.split('{}').length;
  expect(texts.filter(([english, other]) => values(english) !== values(other))).toEqual([]);
});

it('puts the values of a text in their order, whatever they contain', () => {
  const text: English = '{} and {} do the same.';
  expect(words(text, 'a$1', '{}')).toBe('a$1 and {} do the same.');
  speak('pt');
  expect(words(text, 'a', 'b')).toBe('a e b fazem o mesmo.');
});
