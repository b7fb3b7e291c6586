import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { frameRatioOf, type Product } from '@/entities/product';
import { createChunk, useChunk } from '@/shared/ui';
import { measuresOf } from '../model/measures';
import { selectIsZoomed, selectShownPicture } from '../model/slice';
import { PictureSlide } from './PictureSlide';
import styles from './ProductPictures.module.scss';

/** What a shopper needs for further pictures and for the zoom. */
export const galleryChunk = createChunk(() => import(/* webpackChunkName: "gallery" */ './gallery'));

const noPictures: readonly string[] = [];

/**
 * A product's pictures, and a scale picture if its measures are known. The first is part of the page. What a shopper
 * needs for further pictures and for the zoom is a chunk. If it does not load, the first picture stays, and a press that zooms tries again.
 */
export function ProductPictures({ product }: { product: Product }) {
  const shown = useSelector(selectShownPicture);
  const zoomed = useSelector(selectIsZoomed);
  const slides = useRef<HTMLDivElement>(null);
  const { id, image_url, image_urls: further = noPictures, item_group_id = id } = product;
  const pictures = [image_url, ...further];
  const measures = measuresOf(product.category);
  const isScaleShown = measures !== undefined && shown === pictures.length;
  // A log or another list may name a picture that the product does not have.
  const picture = pictures[shown] === undefined ? 0 : shown;
  const index = isScaleShown ? shown : picture;
  const hasFurther = further.length > 0 || measures !== undefined;
  const gallery = useChunk(galleryChunk, zoomed ? 'zoom' : 'page');

  return (
    <div className={styles.pictures}>
      <div ref={slides} className={styles.slides}>
        <PictureSlide
          key={item_group_id}
          product={product}
          index={0}
          isShown={index === 0}
          frameRatio={frameRatioOf(image_url)}
        />
        {gallery && (
          <gallery.FurtherSlides product={product} index={index} slides={slides} measures={measures} />
        )}
      </div>
      {hasFurther && (
        <div className={styles.row}>
          {gallery && (
            <gallery.Thumbnails product={product} pictures={pictures} index={index} measures={measures} />
          )}
        </div>
      )}
      {gallery && zoomed && (
        <gallery.Zoom product={product} pictures={pictures} index={picture} slides={slides} />
      )}
    </div>
  );
}
