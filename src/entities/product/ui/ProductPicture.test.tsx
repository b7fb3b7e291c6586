/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { productRow } from '../index.fixtures';
import { PicturePreload } from './ProductPicture';

const preloadOf = (image_url: string) =>
  renderToStaticMarkup(<PicturePreload product={productRow({ image_url })} />);

describe("a picture's preload", () => {
  it('asks for the widths of one of the own pictures', () => {
    expect(preloadOf('/pictures/sabia.webp')).toContain(
      'imageSrcSet="/pictures/sabia-320.avif 320w, /pictures/sabia-640.avif 640w"',
    );
  });

  it('asks for any other picture as it stands', () => {
    expect(preloadOf('https://example.com/mug.jpg')).toContain('href="https://example.com/mug.jpg"');
  });

  it('asks for nothing where there is no picture', () => {
    expect(preloadOf('')).toBe('');
  });
});
