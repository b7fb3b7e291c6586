import { useSelector } from 'react-redux';
import { ProductShelf, selectRelated, type Product, type ProductRootState } from '@/entities/product';

/** Products that a shopper of this one may like. */
export function RelatedProducts({ product }: { product: Product }) {
  const below = useSelector((state: ProductRootState) => selectRelated(state, product));
  return <ProductShelf id="relacionados" heading="Você também pode gostar" products={below?.related} />;
}
