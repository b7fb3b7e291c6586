import { encoded } from '@/shared/lib';
import { withoutOrigin } from './withoutOrigin';

const linkWith = (...addresses: readonly string[]) =>
  `<a href="https://wa.me/5511912345678?text=${encoded(addresses.map((address) => `Mug\n${address}`).join('\n'))}">`;

it.each(['http://localhost:3000', 'https://shop.example', 'https://shop.example/a/b'])(
  'an order that is sent from %s names products by their paths',
  (site) => {
    const order = linkWith(`${site}/product/sabia`, `${site}/product/product`);
    expect(withoutOrigin(order)).toBe(linkWith('/product/sabia', '/product/product'));
  },
);

it('another address in an order stays', () => {
  const order = linkWith('https://mugs.example/sabia', '/product/sabia');
  expect(withoutOrigin(order)).toBe(order);
});
