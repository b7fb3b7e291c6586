import { useSelector } from 'react-redux';
import { selectIsAnswered, selectProductMatching, type ProductRootState } from '@/entities/product';
import { shop } from '@/shared/config';
import { ProductDetails } from './ProductDetails';
import { ProductFrame } from './ProductFrame';

const nothing = '';

interface Props {
  /** Of the address; perhaps only a part of an id. */
  productId: string;
}

export function ProductPage({ productId }: Props) {
  const product = useSelector((state: ProductRootState) => selectProductMatching(state, productId));
  const isAnswered = useSelector(selectIsAnswered);
  if (product) return <ProductDetails product={product} />;
  if (!isAnswered) return <ProductFrame />;
  // An unknown product shows nothing (docs/specification.md, section 2), but a screen reader reads a heading.
  return (
    <>
      <title>{`Produto não encontrado | ${shop.name}`}</title>
      <h1 tabIndex={-1} aria-label="Produto não encontrado">
        {nothing}
      </h1>
    </>
  );
}
