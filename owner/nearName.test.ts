import { namesNear } from './nearName.mjs';

const NAMES = ['name', 'whatsapp', 'shippingInCents', 'policy', 'pix', 'pixDiscount', 'Ação'];

it.each([
  ['WhatsApp', ['whatsapp']],
  ['shipping_in_cents', ['shippingInCents']],
  ['shipingInCent', ['shippingInCents']],
  ['nmae', ['name']],
  ['polici', ['policy']],
  ['acao', ['Ação']],
  ['pic', ['pix']],
  ['frete', []],
  ['px', []],
  ['', []],
])('the names that are similar to %s are %j', (name, near) => {
  expect(namesNear(name, NAMES)).toEqual(near);
});

it('of several names all the most similar ones are returned', () => {
  expect(namesNear('caneca-azul', ['caneca-anil', 'caneca-azui', 'caneca-azur', 'caneca'])).toEqual([
    'caneca-azui',
    'caneca-azur',
  ]);
});
