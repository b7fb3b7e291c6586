import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadPicture, ProductPicture, type ProductRow } from '@/entities/product';
import { selectVisits } from '@/shared/navigation';
import { pictureShown } from '../model/slice';
import { Icon } from '@/shared/ui';
import styles from './ProductPictures.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url' | 'image_alt'>;
  index: number;
  isShown: boolean;
  /** The width of the frame of all pictures of the product, divided by its height. */
  frameRatio: number;
}

/**
 * A picture beside the others, with a button over all of it that zooms. Only the one that is shown can be
 * reached. After a press on a card, the first one is the card's, which the browser has, until its own loads.
 */
export function PictureSlide({ product, index, isShown, frameRatio }: Props) {
  const dispatch = useDispatch();
  const isOpened = useSelector(selectVisits) === 0;
  const [isReady, setReady] = useState(isOpened || index > 0);
  return (
    <div className={styles.slide} inert={!isShown}>
      <ProductPicture
        product={product}
        place={isReady ? 'page' : 'card'}
        frameRatio={frameRatio}
        first={index === 0}
        onLoad={() => setReady(true)}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={index === 0 ? 'Ampliar a foto' : `Ampliar a foto ${index + 1}`}
        onPointerDown={() => loadPicture(product.image_url, 'zoom')}
        onClick={() => dispatch(pictureShown({ index, zoomed: true }))}
      >
        <Icon name="search" />
      </button>
    </div>
  );
}
