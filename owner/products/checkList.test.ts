import fc from 'fast-check';
import { productRow } from '@/entities/product/index.fixtures';
import { fields } from '@/entities/product/model/fields';
import { parseProductList } from '@/entities/product/model/productList';
import { checkList } from './checkList';
import { formatProblem } from './problems';

const linesFor = (list: unknown) => checkList(list).problems.map(formatProblem);

/** Planted mistakes in a row, each with what names it. */
const MISTAKES: readonly (readonly [row: object, sentence: RegExp])[] = [
  [
    { price_in_cents: '29,90' },
    /campo "price_in_cents"\): achado "29,90", esperado um número inteiro de centavos/,
  ],
  [{ name: undefined }, /campo "name"\): achado nada, esperado um texto não vazio/],
  [{ description: null }, /campo "description"\): achado null, esperado um texto/],
  [{ id: '..' }, /campo "id"\): achado "\.\.", esperado .* caiba num endereço/],
  [{ category: 'hats' }, /campo "category"\): achado "hats", esperado "t-shirts" ou "mugs"/],
  [{ created_at: 'ontem' }, /campo "created_at"\): achado "ontem", esperado uma data ISO 8601/],
  [{ image_url: ['/a.jpg'] }, /campo "image_url"\): achado \["\/a.jpg"\], esperado um texto/],
];

describe('a row that the shop leaves out', () => {
  it.each(MISTAKES)('a row that is left out is reported with its wrong field: %j', (changes, sentence) => {
    const list = [productRow({ id: 'good' }), { ...productRow({ name: 'Caneca' }), ...changes }];
    expect(checkList(list).products).toHaveLength(1);
    const [line, ...more] = linesFor(list);
    expect(line).toMatch(/^✗ item 2/);
    expect(line).toMatch(sentence);
    expect(more).toEqual([]);
  });

  it('a row that is left out is reported with all its wrong fields', () => {
    expect(linesFor([productRow({ id: 'a' }), { ...productRow(), sales: -1, name: 3 }])).toEqual([
      '✗ item 2: fica fora: Nome (campo "name"): achado 3, esperado um texto não vazio',
      '✗ item 2: fica fora: Vendas (campo "sales"): achado -1, esperado um número inteiro, 0 ou mais, sem aspas',
    ]);
  });

  it('a row that is not an object is reported', () => {
    expect(linesFor([productRow(), null, 'x', []])).toEqual([
      '✗ item 2: fica fora: achado null, esperado um objeto com os campos de um produto',
      '✗ item 3: fica fora: achado "x", esperado um objeto com os campos de um produto',
      '✗ item 4: fica fora: achado [], esperado um objeto com os campos de um produto',
    ]);
  });

  it('a row that repeats an id is left out and reported', () => {
    const list = [productRow({ id: 'a', name: 'Um' }), productRow({ id: 'a', name: 'Dois' })];
    expect(linesFor(list)).toEqual([
      '✗ item 2 "Dois": fica fora: repete o código "a" (item 1 "Um"); dê outro a um dos dois',
    ]);
  });
});

describe('a list', () => {
  it.each([
    ['a', 'A'],
    ['caf\u00e9', 'cafe\u0301'],
    ['00012', '00012\u200b'],
  ])('a list with ids that a file system may confuse is reported: %s, %s', (firstId, secondId) => {
    const rows = [productRow({ id: firstId, name: 'Um' }), productRow({ id: secondId, name: 'Dois' })];
    expect(linesFor(rows).filter((line) => line.includes('item'))).toEqual([
      expect.stringMatching(
        /^· item 2 "Dois": o código .* só difere em maiúsculas, acentos ou letras que não se veem do de outro produto \(item 1/,
      ),
    ]);
  });

  it('a list whose letters were lost is reported', () => {
    expect(linesFor([productRow({ name: 'Caf\ufffd' })])).toEqual([
      expect.stringMatching(/letras que se perderam/),
    ]);
  });

  it.each([
    [{ products: [] }, /não é uma lista/],
    ['<html>', /não é uma lista .* e sim "<html>"/],
    [[{}], /não tem nenhum produto válido, e a loja mostraria a lista embutida: corrija os erros acima/],
  ])('a list that cannot be used is a mistake: %j', (list, sentence) => {
    expect(checkList(list).problems.at(-1)?.isWrong).toBe(true);
    expect(linesFor(list).at(-1)).toMatch(sentence);
  });

  it('the check names the codes of products that get no page', () => {
    const rows = ['a/b?', 'sabiá', 'x'.repeat(241), 'a_b-1'].map((id) => productRow({ id }));
    expect(linesFor(rows)).toEqual([
      expect.stringMatching(
        /^· a lista: 3 códigos têm mais que letras sem acentos.*: "a\/b\?", "sabiá", "x+…\. Quem compra/,
      ),
    ]);
  });

  it('a list with sizes or colours of one name without a group says that each is a card', () => {
    const sizes = ['P', 'M', 'G'].map((size) => productRow({ id: size, name: 'Camiseta Onça', size }));
    const colours = ['Azul', 'Verde'].map((color) => productRow({ id: color, name: 'Caneca', color }));
    expect(linesFor([...sizes, ...colours, productRow({ id: 'x', name: 'Caneca', color: 'Azul' })])).toEqual([
      '· a lista: sem Grupo, cada um um cartão na vitrine: 3 produtos "Camiseta Onça", 3 produtos "Caneca"; se são tamanhos ou cores de um só, escreva o mesmo texto na coluna "Grupo" de cada um',
    ]);
    expect(linesFor(sizes.map((row) => ({ ...row, item_group_id: 'onca' })))).toEqual([]);
    expect(linesFor([productRow({ id: 'a' }), productRow({ id: 'b' })])).toEqual([]);
  });

  it('a list with a group in two categories says that it is two cards', () => {
    const ofGroup = (category: string) =>
      productRow({ ...{ id: category, name: category, category }, item_group_id: 'onca' });
    expect(linesFor([ofGroup('mugs'), ofGroup('t-shirts')])[0]).toBe(
      '· a lista: 1 grupo está em mais de uma categoria, e por isso em mais de um cartão: "onca" (Canecas e Camisetas); se são versões de um produto, dê-lhes a mesma categoria',
    );
  });

  it('a list without a row is a note, not a mistake', () => {
    expect(linesFor([])).toEqual([
      '· a lista: está vazia, e a vitrine também fica: importe uma planilha com produtos',
    ]);
  });
});

it.each([
  ['the address', { image_url: 'javascript:alert(1)' }, /não é endereço de imagem; a loja mostra o desenho/],
  ['a long name', { name: 'a'.repeat(400) }, /Nome .*: tem 400 letras, e a loja corta em 300/],
  [
    'a long description',
    { description: 'a'.repeat(6000) },
    /Descrição .*: tem 6000 letras, e a loja corta em 5000/,
  ],
  [
    'a further picture that cannot be shown, or is there twice',
    { image_urls: ['/a.jpg', 'file:b.jpg', '/a.jpg'] },
    /das fotos depois da primeira, 1 de 3 aparecem: no máximo 7 endereços de imagem/,
  ],
  ['a price of 0', { price_in_cents: 0 }, /custa R\$ 0,00: confira o preço/],
  ['an absurd price', { price_in_cents: 10 ** 14 }, /custa R\$ 1.000.000.000.000,00: confira o preço/],
])(
  'the check names what the shop changes, or what an owner can hardly mean: %s',
  (_what, changes, sentence) => {
    const [line, ...more] = linesFor([productRow(changes)]);
    expect(line).toMatch(/^· item 1/);
    expect(line).toMatch(sentence);
    expect(more).toEqual([]);
  },
);

it('a check agrees with the shop on the products that are shown, and has a reason for every other row', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, undefined, 'mugs', '2024-01-01', '.', '%2F', -0, [], {}),
  );
  const row = fc.oneof(
    { weight: 5, arbitrary: fc.record(Object.fromEntries(Object.keys(fields).map((field) => [field, odd]))) },
    { weight: 1, arbitrary: odd },
  );
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(fields)), odd, fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .map(([field, value, id]) => ({ ...productRow({ id }), [field]: value }));
  fc.assert(
    fc.property(fc.array(fc.oneof(changed, row), { minLength: 1 }), (list) => {
      const { products, problems } = checkList(list);
      expect(products).toEqual(parseProductList(list)?.products ?? []);
      const shownIds = products.length;
      const reasons = new Set(
        problems.filter(({ isWrong, row }) => isWrong && row !== undefined).map(({ row }) => row),
      );
      expect(reasons.size).toBe(list.length - shownIds);
    }),
    { numRuns: 300 },
  );
});
