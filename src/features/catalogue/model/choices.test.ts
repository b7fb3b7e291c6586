import fc from 'fast-check';
import { noChoices, parseChoices, searchOf, sortOptions } from './choices';

describe('parseChoices', () => {
  it('parseChoices reads back exactly what was saved', () => {
    const choices = fc.record({
      category: fc.constantFrom('all' as const, 't-shirts' as const, 'mugs' as const),
      sort: fc.constantFrom(null, ...sortOptions.map(({ value }) => value)),
      search: fc.string({ unit: 'binary' }).map(searchOf),
      page: fc.integer({ min: 1 }),
    });
    fc.assert(
      fc.property(choices, (saved) => {
        expect(parseChoices(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
      }),
    );
  });

  it.each([undefined, null, 7, 'mugs', [], {}])(
    'parseChoices returns the initial choices for %p',
    (value) => {
      expect(parseChoices(value)).toEqual(noChoices);
    },
  );

  it.each([
    [{ category: 'hats' }, 'category'],
    [{ category: ['mugs'] }, 'category'],
    [{ sort: 'toString' }, 'sort'],
    [{ search: 7 }, 'search'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '2' }, 'page'],
  ])('parseChoices keeps the valid fields beside the invalid %p', (wrong, field) => {
    const good = { category: 'mugs', sort: 'newest', search: 'lua', page: 3 };
    const start: Record<string, unknown> = { ...noChoices };
    expect(parseChoices({ ...good, ...wrong })).toEqual({ ...good, [field]: start[field] });
  });
});
