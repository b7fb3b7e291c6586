import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductPicture, type Product } from '@/entities/product';
import type { Measures } from '../model/measures';
import { pictureShown, selectIsZoomed } from '../model/slice';
import { ScalePicture } from './ScalePicture';
import styles from './Thumbnails.module.scss';

interface Props {
  product: Product;
  /** The addresses of all pictures. */
  pictures: readonly string[];
  /** The picture that is shown. */
  index: number;
  /** What the scale picture after them says; absent without one. */
  measures?: Measures | undefined;
}

/** A button for each picture. The arrow keys go to the next and the previous one. */
export function Thumbnails({ product, pictures, index, measures }: Props) {
  const dispatch = useDispatch();
  const zoomed = useSelector(selectIsZoomed);
  return (
    <div role="group" aria-label="Fotos" className={styles.thumbnails}>
      {pictures.map((image_url, at) => (
        <button
          key={image_url}
          type="button"
          className={styles.thumbnail}
          aria-label={`Foto ${at + 1} de ${pictures.length}`}
          aria-current={at === index}
          onClick={() => dispatch(pictureShown({ index: at, zoomed }))}
          onKeyDown={onArrow}
        >
          <ProductPicture product={{ ...product, image_url }} place="thumbnail" isNamed={false} />
        </button>
      ))}
      {measures && (
        <button
          type="button"
          className={styles.thumbnail}
          aria-label="Medidas"
          aria-current={index === pictures.length}
          onClick={() => dispatch(pictureShown({ index: pictures.length, zoomed: false }))}
          onKeyDown={onArrow}
        >
          <ScalePicture product={product} measures={measures} place="thumbnail" />
        </button>
      )}
    </div>
  );
}

/** Presses the button beside the one with the focus, so that a log notes a press. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const beside = { ArrowRight: nextElementSibling, ArrowLeft: previousElementSibling }[event.key];
  if (!(beside instanceof HTMLElement)) return;
  event.preventDefault(); // The arrow keys scroll, too.
  beside.focus();
  beside.click();
}
