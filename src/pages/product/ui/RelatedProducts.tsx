import { useSelector } from 'react-redux';
import { ProductShelf, selectRelated, type Product } from '@/entities/product';

type ProductState = Parameters<typeof selectRelated>[0];

/** Products that a shopper of this one may like. */
export function RelatedProducts({ product }: { product: Product }) {
  const below = useSelector((state: ProductState) => selectRelated(state, product));
  return <ProductShelf id="relacionados" heading="Você também pode gostar" products={below?.related} />;
}
