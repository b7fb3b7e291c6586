import { useState } from 'react';
import type { ProductRow } from '../model/product';
import styles from './ProductPicture.module.scss';

interface Props {
  product: Pick<ProductRow, 'name' | 'category' | 'image_url'>;
  loading?: 'eager' | 'lazy';
}

/** A product's picture in the shop's square frame; a dead one is replaced by its category's drawing. */
export function ProductPicture({ product: { name, category, image_url }, loading = 'lazy' }: Props) {
  const [dead, setDead] = useState('');
  const drawing = `/pictures/${category}.svg`;
  return (
    <img
      className={styles.picture}
      src={image_url === '' || image_url === dead ? drawing : image_url}
      alt={name}
      width={400}
      height={400}
      loading={loading}
      decoding="async"
      onError={() => setDead(image_url)}
    />
  );
}
