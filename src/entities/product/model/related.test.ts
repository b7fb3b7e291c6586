import fc from 'fast-check';
import { productRow } from '../index.fixtures';
import { relatedTo } from './related';

const rows = (...sales: number[]) => sales.map((sold, at) => productRow({ id: `p${at}`, sales: sold }));
const idsFor = (id: string, list: ReturnType<typeof rows>) =>
  relatedTo(list, productRow({ id })).map((row) => row.id);

describe('the related products', () => {
  it('are the four others of the category that sold best, best first', () => {
    const list = [...rows(1, 9, 3, 7, 5, 8), productRow({ id: 't', category: 't-shirts', sales: 99 })];
    expect(idsFor('p1', list)).toEqual(['p5', 'p3', 'p4', 'p2']);
    expect(relatedTo(list, productRow({ id: 't', category: 't-shirts' }))).toEqual([]);
  });

  it('are of equal sales the first in the list', () => {
    expect(idsFor('p0', rows(2, 2, 2, 2, 2, 2))).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('are fewer if there are fewer', () => {
    expect(idsFor('p0', rows(1, 2))).toEqual(['p1']);
    expect(idsFor('p0', rows(1))).toEqual([]);
  });

  it('are those of a sorted list, whatever the sales', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), (sales) => {
        const list = rows(...sales);
        const sorted = list.slice(1).sort((one, other) => other.sales - one.sales);
        expect(idsFor('p0', list)).toEqual(sorted.slice(0, 4).map(({ id }) => id));
      }),
    );
  });
});
