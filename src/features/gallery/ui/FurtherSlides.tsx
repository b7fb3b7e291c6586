import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { frameRatioOf, type Product } from '@/entities/product';
import type { Measures } from '../model/measures';
import { pictureShown } from '../model/slice';
import { PictureSlide } from './PictureSlide';
import styles from './ProductPictures.module.scss';
import { ScalePicture } from './ScalePicture';

interface Props {
  product: Product;
  /** The picture that is shown. */
  index: number;
  /** The box of all slides, which scrolls. */
  slides: RefObject<HTMLDivElement | null>;
  /** What the last slide says; it is absent if they are not known. */
  measures: Measures | undefined;
}

const noPictures: readonly string[] = [];

/** The index of the slide that fills most of the box, which has a width. */
const slideIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);
const isElsewhere = (box: Element, index: number) => box.clientWidth > 0 && slideIn(box) !== index;

/**
 * The pictures after the first, and the scale picture after them. A swipe shows another one as soon as it fills most of the box. If the state
 * names another one, it is shown at once: a scroll in progress would report the pictures in between.
 */
export function FurtherSlides({ product, index, slides, measures }: Props) {
  const dispatch = useDispatch();
  const { image_urls: further = noPictures } = product;

  const isMounted = useRef(false);

  useLayoutEffect(() => {
    const box = slides.current;
    const isAtStart = !isMounted.current && index === 0; // Reading the scroll position would lay the page out.
    isMounted.current = true;
    if (box && !isAtStart && isElsewhere(box, index))
      box.scrollTo({ left: index * box.clientWidth, behavior: 'instant' });
  }, [slides, index, product.id]);

  useEffect(() => {
    const box = slides.current;
    const onScroll = () => {
      if (box && isElsewhere(box, index)) dispatch(pictureShown({ index: slideIn(box), zoomed: false }));
    };
    box?.addEventListener('scroll', onScroll);
    return () => box?.removeEventListener('scroll', onScroll);
  }, [slides, index, dispatch]);

  return (
    <>
      {further.map((image_url, at) => (
        <PictureSlide
          key={image_url}
          product={{ ...product, image_url, name: `${product.name}, foto ${at + 2}` }}
          index={at + 1}
          isShown={index === at + 1}
          frameRatio={frameRatioOf(product.image_url)}
        />
      ))}
      {measures && (
        // It has no button as the other slides have, but a keyboard must reach what scrolls.
        <div
          className={styles.scale}
          role="group"
          aria-label="Medidas"
          tabIndex={0}
          inert={index !== further.length + 1}
        >
          <ScalePicture product={product} measures={measures} place="page" />
        </div>
      )}
    </>
  );
}
