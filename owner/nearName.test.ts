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
])('a name near %s: %j', (given, near) => {
  expect(namesNear(given, NAMES)).toEqual(near);
});

it('of several names the most similar ones are named, all of them', () => {
  expect(namesNear('caneca-azul', ['caneca-anil', 'caneca-azui', 'caneca-azur', 'caneca'])).toEqual([
    'caneca-azui',
    'caneca-azur',
  ]);
});
