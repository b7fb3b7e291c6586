/** @jest-environment ./tests/testing/app/jsdom.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { productRow } from '../index.fixtures';
import { widths } from '../model/avifPictures';
import { ProductPicture } from './ProductPicture';

const picture = () => screen.getByRole<HTMLImageElement>('img');
const shown = () => picture().getAttribute('srcset') ?? picture().getAttribute('src');
const fail = () => fireEvent.error(picture());

const show = (image_url: string) => {
  const product = productRow({ image_url, category: 'mugs' });
  return render(<ProductPicture product={product} />);
};

describe("a product's picture", () => {
  it('is one of the own pictures in the width that is needed, else as it was named, else a drawing', () => {
    show('/pictures/sabia.webp');
    expect(shown()).toBe(widths.map((width) => `/pictures/sabia-${width}.avif ${width}w`).join(', '));
    fail();
    expect(shown()).toBe('/pictures/sabia.webp');
    fail();
    expect(shown()).toBe('/pictures/mugs.svg');
    fail();
    expect(shown()).toBe('/pictures/mugs.svg');
  });

  it.each(['/pictures/minha-caneca.webp', '/pictures/sabia.webp?v=2', '/pictures/sabia-3.webp'])(
    'is the named file if the shop has no other sizes: %s',
    (image_url) => {
      show(image_url);
      expect(picture()).not.toHaveAttribute('srcset');
      expect(shown()).toBe(image_url);
    },
  );

  it('is the file for the width in which it is drawn, else the file of another width, else as it was named', () => {
    render(
      <ProductPicture
        product={productRow({ image_url: '/pictures/sabia.webp' })}
        sizes="1600px"
        orElse="720px"
      />,
    );
    const drawnAs = () => [picture().getAttribute('sizes'), picture().hasAttribute('srcset')];
    expect(drawnAs()).toEqual(['1600px', true]);
    fail();
    expect(drawnAs()).toEqual(['720px', true]);
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
});
