import { changeLines } from './changes';

const cart = (...items: readonly object[]) => ({ cart: { items, open: null } });
const sabia = { id: 'caneca-sabia', name: 'Caneca Sabiá' };
const ipe = { id: 'caneca-ipe', name: 'Caneca Ipê' };
const list = Array.from({ length: 30 }, (_, at) => at);

it.each<[string, object, object, string[]]>([
  ['a value by names, before and after', cart({ ...sabia, quantity: 1 }), cart({ ...sabia, quantity: 2 }), ['- cart.items[Caneca Sabiá].quantity: 1', '+ cart.items[Caneca Sabiá].quantity: 2']],
  ['one thing that is added', cart(sabia), cart(sabia, { id: 'p2', quantity: 1 }), ['+ cart.items[p2]: {"id":"p2","quantity":1}']],
  ['one thing that is removed', cart(sabia, { id: 'p2', quantity: 1 }), cart(sabia), ['- cart.items[p2]: {"id":"p2","quantity":1}']],
  ['one thing that takes the place of nothing', { removed: null }, { removed: { index: 0, of: 2 } }, ['- removed: null', '+ removed: {"index":0,"of":2}']],
  ['an order by the names in it', cart(sabia, ipe), cart(ipe, sabia), ['- cart.items order: ["Caneca Sabiá","Caneca Ipê"]', '+ cart.items order: ["Caneca Ipê","Caneca Sabiá"]']],
  ['a long list by its length, not its hash', {}, { list }, ['+ list: "[30 items]"']],
  ['what has no name by its keys', { toString: { p3: 1 } }, { toString: { p3: 2 } }, ['- toString.p3: 1', '+ toString.p3: 2']],
  ['a key with dots and brackets', { pages: { '/a.b[c]': { title: 'A', n: 1 } } }, { pages: { '/a.b[c]': { title: 'B', n: 1 } } }, ['- pages["/a.b[c]"].title: "A"', '+ pages["/a.b[c]"].title: "B"']],
  ['one thing that is added under such a key', { users: {} }, { users: { 'ana@example.com': { name: 'Ana', age: 30 } } }, ['+ users["ana@example.com"]: {"name":"Ana","age":30}']],
  ['an item whose id has a bracket and a comma', cart({ ...sabia, id: 'a],b' }, ipe), cart(ipe, { ...sabia, id: 'a],b' }), ['- cart.items order: ["Caneca Sabiá","Caneca Ipê"]', '+ cart.items order: ["Caneca Ipê","Caneca Sabiá"]']],
  ['nothing that is left out', { requestId: 'a', page: 1 }, { requestId: 'b', page: 2 }, ['- page: 1', '+ page: 2']],
])('the lines of a change say %s', (_what, before, after, lines) => {
  expect(changeLines(before, after, /requestId$/)).toEqual(lines);
}); // prettier-ignore
