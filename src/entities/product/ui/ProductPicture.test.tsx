/** @jest-environment ./tests/testing/app/jsdom.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { productRow } from '../index.fixtures';
import { ProductPicture } from './ProductPicture';

const picture = () => screen.getByRole<HTMLImageElement>('img');
const shown = () => picture().getAttribute('srcset') ?? picture().getAttribute('src');
const fail = () => fireEvent.error(picture());

const show = (image_url: string) => {
  const product = productRow({ image_url, category: 'mugs' });
  return render(<ProductPicture product={product} />);
};

describe("a product's picture", () => {
  it("a product's picture is the shop's file in the right size, else the named file, else a drawing", () => {
    show('/pictures/sabia.webp');
    expect(shown()).toBe(
      [360, 500, 780, 1120, 1600].map((size) => `/pictures/sabia-${size}.avif ${size}w`).join(', '),
    );
    fail();
    expect(shown()).toBe('/pictures/sabia.webp');
    expect(picture()).not.toHaveAttribute('data-local');
    fail();
    expect(shown()).toBe('/pictures/mugs.svg');
    expect(picture()).toHaveAttribute('data-local', 'src'); // A log does not know that it failed.
    fail();
    expect(shown()).toBe('/pictures/mugs.svg');
  });

  it.each(['/pictures/minha-caneca.webp', '/pictures/sabia.webp?v=2', '/pictures/sabia-3.webp'])(
    "a product's picture is the named file if the shop has no other sizes: %s",
    (image_url) => {
      show(image_url);
      expect(picture()).not.toHaveAttribute('srcset');
      expect(shown()).toBe(image_url);
    },
  );

  it("a product's picture is the file for its place, else the file for another place, else the named file", () => {
    render(
      <ProductPicture
        product={productRow({ image_url: '/pictures/sabia.webp' })}
        place="zoom"
        orElse="thumbnail"
      />,
    );
    const drawnAs = () => [picture().getAttribute('sizes'), picture().hasAttribute('srcset')];
    expect(drawnAs()).toEqual(['calc(1 * (1600px))', true]);
    fail();
    expect(drawnAs()).toEqual(['calc(1 * (72px))', true]);
    fail();
    expect(drawnAs()).toEqual([null, false]);
    expect(shown()).toBe('/pictures/sabia.webp');
  });

  it("a product's picture is a drawing after an error or without an address, until the product gets another picture", () => {
    const { rerender } = show('https://example.com/dead.jpg');
    expect(shown()).toBe('https://example.com/dead.jpg');
    fail();
    expect(shown()).toBe('/pictures/mugs.svg');
    rerender(<ProductPicture product={productRow({ image_url: 'https://example.com/new.jpg' })} />);
    expect(shown()).toBe('https://example.com/new.jpg');
    rerender(<ProductPicture product={productRow({ image_url: '' })} />);
    expect(shown()).toBe('/pictures/mugs.svg');
  });

  it("a picture's frame has the colour of the picture's edge, but the frame of a drawing has none", () => {
    show('/pictures/sabia-2.webp');
    expect(picture()).toHaveStyle({ backgroundColor: '#e2f1ea' });
    fail();
    expect(picture()).toHaveStyle({ backgroundColor: '#e2f1ea' });
    fail();
    expect(picture().style.backgroundColor).toBe('');
  });
});
