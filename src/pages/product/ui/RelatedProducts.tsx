import { useSelector } from 'react-redux';
import { ProductShelf, selectRelated, type Product } from '@/entities/product';

type ProductState = Parameters<typeof selectRelated>[0];

/** Other products of the same name, and related products. */
export function RelatedProducts({ product }: { product: Product }) {
  const below = useSelector((state: ProductState) => selectRelated(state, product));
  return (
    <>
      <ProductShelf id="versoes" heading="Outras versões" products={below?.versions ?? []} />
      <ProductShelf id="relacionados" heading="Você também pode gostar" products={below?.related} />
    </>
  );
}
