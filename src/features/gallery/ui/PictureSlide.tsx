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
}

/** How wide a picture is drawn on a product's page, as in the attribute `sizes`. */
export const onPage = '(width <= 480px) 91vw, (width <= 1024px) 48vw, 620px';

/** How wide a zoomed picture is drawn. */
export const zoomed = '1600px';

/**
 * A picture beside the others, with a button over all of it that zooms. Only the one that is shown can be
 * reached. After a press on a card, the first one is the card's, which the browser has, until its own loads.
 */
export function PictureSlide({ product, index, isShown }: Props) {
  const dispatch = useDispatch();
  const isOpened = useSelector(selectVisits) === 0;
  const [isReady, setReady] = useState(isOpened || index > 0);
  return (
    <div className={styles.slide} inert={!isShown}>
      <ProductPicture
        product={product}
        sizes={isReady ? onPage : undefined}
        first={index === 0}
        onLoad={() => setReady(true)}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={index === 0 ? 'Ampliar a foto' : `Ampliar a foto ${index + 1}`}
        onPointerDown={() => loadPicture(product.image_url, zoomed)}
        onClick={() => dispatch(pictureShown({ index, zoomed: true }))}
      >
        <Icon name="search" />
      </button>
    </div>
  );
}
