import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { frameRatioOf, type Product } from '@/entities/product';
import { pictureShown } from '../model/slice';
import { PictureSlide } from './PictureSlide';

interface Props {
  product: Product;
  /** The picture that is shown. */
  index: number;
  /** The box of all slides, which scrolls. */
  slides: RefObject<HTMLDivElement | null>;
}

/** The index of the slide that fills most of the box, which has a width. */
const slideIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);
const isElsewhere = (box: Element, index: number) => box.clientWidth > 0 && slideIn(box) !== index;

/**
 * The pictures after the first. A swipe shows another one as soon as it fills most of the box. If the state
 * names another one, it is shown at once: a scroll in progress would report the pictures in between.
 */
export function FurtherSlides({ product, index, slides }: Props) {
  const dispatch = useDispatch();

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

  return product.image_urls?.map((image_url, at) => (
    <PictureSlide
      key={image_url}
      product={{ ...product, image_url, name: `${product.name}, foto ${at + 2}` }}
      index={at + 1}
      isShown={index === at + 1}
      frameRatio={frameRatioOf(product.image_url)}
    />
  ));
}
