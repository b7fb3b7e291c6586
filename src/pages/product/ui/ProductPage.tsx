import { useSelector } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { selectIsAnswered, selectProductMatching } from '@/entities/product';
import { shop } from '@/shared/config';
import { decoded } from '@/shared/lib';
import { selectPathname } from '@/shared/navigation';
import { ProductDetails } from './ProductDetails';
import { ProductFrame } from './ProductFrame';

const nothing = '';

type ProductState = Parameters<typeof selectProductMatching>[0];

export function ProductPage() {
  const pathname = useSelector(selectPathname);
  const productId = decoded(matchPath('/product/:productId', pathname)?.params.productId ?? '');
  const product = useSelector((state: ProductState) => selectProductMatching(state, productId));
  const isAnswered = useSelector(selectIsAnswered);
  if (product) return <ProductDetails product={product} />;
  if (!isAnswered) return <ProductFrame />;
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
