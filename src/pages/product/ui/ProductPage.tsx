import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectIsLoading, selectProductMatching } from '@/entities/product';
import { shop } from '@/shared/config';
import { ProductDetails } from './ProductDetails';
import { ProductFrame } from './ProductFrame';

const nothing = '';

type ProductState = Parameters<typeof selectProductMatching>[0];

export function ProductPage() {
  const { productId = '' } = useParams();
  const product = useSelector((state: ProductState) => selectProductMatching(state, productId));
  const isLoading = useSelector(selectIsLoading);
  if (isLoading) return <ProductFrame />;
  if (product) return <ProductDetails product={product} />;
  // The specification shows nothing for an unknown product; who cannot see that is told so.
  return (
    <>
      <title>{`Produto não encontrado | ${shop.name}`}</title>
      <h1 tabIndex={-1} aria-label="Produto não encontrado">
        {nothing}
      </h1>
    </>
  );
}
