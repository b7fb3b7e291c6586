import { productRow } from '../index.fixtures';
import { relatedTo } from './related';

const NAMES = ['Sol', 'Lua', 'Mar', 'Rio', 'Flor', 'Trem'];
const rows = (...sales: number[]) =>
  sales.map((sold, at) => productRow({ id: `p${at}`, name: `Caneca ${NAMES[at]}`, sales: sold }));
const idsFor = (id: string, list: ReturnType<typeof rows>) => {
  const product = list.find((row) => row.id === id);
  return product && relatedTo(list, product).map((row) => row.id);
};

describe('the related products', () => {
  it('the related products are the four best sellers among the others of the category, the best one first', () => {
    const shirt = productRow({ id: 't', name: 'Camiseta', category: 't-shirts', sales: 99 });
    const list = [...rows(1, 9, 3, 7, 5, 8), shirt];
    expect(idsFor('p1', list)).toEqual(['p5', 'p3', 'p4', 'p2']);
    expect(idsFor('t', list)).toEqual([]);
  });

  it('related products begin with other versions, then the same motif in any category, whatever their sales', () => {
    const named = (id: string, name: string, sales: number, category: 'mugs' | 't-shirts' = 'mugs') =>
      productRow({ id, name, sales, category });
    const list = [
      named('best', 'Caneca Sabiá', 900),
      named('cat', 'Caneca Gato Enrolado', 50),
      named('other', 'Caneca Gato Enrolado', 1),
      named('wall', 'Camiseta Gato no Muro', 3, 't-shirts'),
      named('cats', 'Camiseta Gatos da Rua', 500, 't-shirts'),
      named('shirt', 'Camiseta Serra', 800, 't-shirts'),
    ];
    expect(idsFor('cat', list)).toEqual(['other', 'wall', 'best']);
  });

  it('products do not share a motif because of a word that most names have', () => {
    const list = [...'abcde'].map((id, at) =>
      productRow({ id, name: `Modelo ${id}`, sales: at, category: at % 2 ? 't-shirts' : 'mugs' }),
    );
    expect(idsFor('a', list)).toEqual(['e', 'c']);
  });

  it('related products count a group of variants as one product, with the sales of all of them', () => {
    const list = [...'abcde'].flatMap((id, at) =>
      [1, 2, 3].map((size) =>
        productRow({
          id: `${id}${size}`,
          name: `Modelo ${id}`,
          sales: id === 'b' ? 40 : 30 * at,
          item_group_id: id,
          category: at % 2 ? 't-shirts' : 'mugs',
        }),
      ),
    );
    const single = productRow({ id: 'single', name: 'Caneca', sales: 100 });
    expect(idsFor('a1', [...list, single])).toEqual(['e1', 'c1', 'single']);
  });

  it('products do not share a motif because of a joining word', () => {
    const leaf = productRow({ id: 'leaf', name: 'Costela de Adão com Flor' });
    const shirt = productRow({ id: 'shirt', name: 'Tucano de Papel com Asa', category: 't-shirts' });
    expect(relatedTo([leaf, shirt], leaf)).toEqual([]);
  });

  it('products with any characters in their names have related products', () => {
    const [shown, related] = ['a', 'b'].map((id) => productRow({ id, name: '(*) [+?] \\d ^$ {2,1} C++' }));
    expect(shown && related && relatedTo([shown, related], shown)).toEqual([related]);
  });
});
