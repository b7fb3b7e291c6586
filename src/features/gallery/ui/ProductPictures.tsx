import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Product } from '@/entities/product';
import { idle } from '@/shared/lib';
import { useChunk } from '@/shared/ui';
import { selectIsZoomed, selectShownPicture } from '../model/slice';
import { galleryChunk } from './galleryChunk';
import { PictureSlide } from './PictureSlide';
import styles from './ProductPictures.module.scss';

const noPictures: readonly string[] = [];

// So that the next product is complete in its first frame. A build has no document and needs no gallery.
void idle().then(galleryChunk.load, () => undefined);

/**
 * A product's pictures. The first is part of the page. What a shopper needs for further pictures and for the
 * zoom is a chunk, which is loaded when the page has loaded, or at a press. If it fails, the first picture
 * stays, and the next press tries again.
 */
export function ProductPictures({ product }: { product: Product }) {
  const shown = useSelector(selectShownPicture);
  const zoomed = useSelector(selectIsZoomed);
  const gallery = useChunk(galleryChunk);
  const slides = useRef<HTMLDivElement>(null);
  const { id, image_url, image_urls: further = noPictures, item_group_id = id } = product;
  const pictures = [image_url, ...further];
  // A log or another list may name a picture that the product does not have.
  const index = shown in pictures ? shown : 0;
  const hasFurther = further.length > 0;

  useEffect(() => {
    void (shown > 0 || zoomed ? galleryChunk.load() : idle().then(galleryChunk.load));
  }, [shown, zoomed]);

  return (
    <div className={styles.pictures}>
      <div ref={slides} className={styles.slides}>
        <PictureSlide key={item_group_id} product={product} index={0} isShown={index === 0} />
        {gallery && <gallery.FurtherSlides product={product} index={index} slides={slides} />}
      </div>
      {hasFurther && (
        <div className={styles.row}>
          {gallery && <gallery.Thumbnails product={product} pictures={pictures} index={index} />}
        </div>
      )}
      {gallery && zoomed && (
        <gallery.Zoom product={product} pictures={pictures} index={index} slides={slides} />
      )}
    </div>
  );
}
