import fc from 'fast-check';
import { productRow } from '../index.fixtures';
import { relatedTo } from './related';
import { relatedIndex } from './relatedIndex';

const name = fc
  .array(fc.constantFrom('Sol', 'Sola', 'Lua', 'Mar', 'Caneca', 'de', 'Céu-Mar'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '));
const rows = fc
  .array(
    fc.record({
      name,
      sales: fc.nat(3),
      category: fc.constantFrom('mugs' as const, 't-shirts' as const),
      item_group_id: fc.constantFrom('', 'one', 'two'),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) =>
    all.map(({ item_group_id, ...row }, at) =>
      productRow({ id: `p${at}`, ...row, ...(item_group_id && { item_group_id }) }),
    ),
  );

it('gives each product of a list the related ones that a browser finds', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const related = relatedIndex(list);
      for (const row of list) expect(related(row)).toEqual(relatedTo(list, row));
    }),
  );
});
