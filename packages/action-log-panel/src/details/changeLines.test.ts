import { changeLines } from './changeLines';

const nameOf = (id: string) => ({ p1: 'Caneca Sabiá', p2: 'Caneca Ipê' })[id];
const cart = (...items: readonly object[]) => ({ cart: { items, open: null } });
const [first, second] = [
  { id: 'p1', quantity: 1 },
  { id: 'p2', quantity: 1 },
];
const list = Array.from({ length: 30 }, (_, at) => at);

it.each<[string, object, object, string[]]>([
  ['a value by names, before and after', cart(first), cart({ ...first, quantity: 2 }), ['- cart › Caneca Sabiá › quantity: 1', '+ cart › Caneca Sabiá › quantity: 2']],
  ['one thing that is added', cart(first), cart(first, second), ['+ cart › Caneca Ipê: {"id":"p2","quantity":1}']],
  ['one thing that is removed', cart(first, second), cart(first), ['- cart › Caneca Ipê: {"id":"p2","quantity":1}']],
  ['one thing that takes the place of nothing', { removed: null }, { removed: { index: 0, of: 2 } }, ['- removed: null', '+ removed: {"index":0,"of":2}']],
  ['an order by the names in it', cart(first, second), cart(second, first), ['- cart › items › order: ["Caneca Sabiá","Caneca Ipê"]', '+ cart › items › order: ["Caneca Ipê","Caneca Sabiá"]']],
  ['a long list by its length, not its hash', {}, { list }, ['+ list: "[30 items]"']],
  ['what has no name by its keys', { toString: { p3: 1 } }, { toString: { p3: 2 } }, ['- toString › p3: 1', '+ toString › p3: 2']],
  ['nothing of no interest', { requestId: 'a', page: 1 }, { requestId: 'b', page: 2 }, ['- page: 1', '+ page: 2']],
])('the lines of a change say %s', (_what, before, after, lines) => {
  expect(changeLines(before, after, nameOf, /requestId$/)).toEqual(lines);
}); // prettier-ignore
