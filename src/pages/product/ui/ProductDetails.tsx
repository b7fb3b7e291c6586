import { useSelector } from 'react-redux';
import {
  ListPrice,
  nameWithVariant,
  priceLine,
  ProductShelf,
  selectRelated,
  type Product,
  type ProductRootState,
} from '@/entities/product';
import { OrderTerms } from '@/features/checkout';
import { ProductPictures } from '@/features/gallery';
import { shop } from '@/shared/config';
import { isolated } from '@/shared/lib';
import { BackButton } from '@/shared/navigation';
import { shippingNote } from '../model/priceNotes';
import { BuyBar } from './BuyBar';
import { ProductFacts } from './ProductFacts';
import styles from './ProductPage.module.scss';
import { ShareProduct } from './ShareProduct';
import { Breadcrumb } from './Breadcrumb';
import { Versions } from './Versions';

export function ProductDetails({ product }: { product: Product }) {
  const below = useSelector((state: ProductRootState) => selectRelated(state, product));
  const note = priceLine(product.price_in_cents);
  return (
    <div className={styles.page}>
      <title>{`${isolated(nameWithVariant(product.name, product))} | ${shop.name}`}</title>
      <div className={styles.top}>
        <BackButton />
        <Breadcrumb category={product.category} />
      </div>
      <article className={styles.product}>
        <ProductPictures product={product} />
        <div className={styles.text}>
          <p className={styles.category}>{shop.categories[product.category]?.one}</p>
          <h1 tabIndex={-1}>{product.name}</h1>
          <ListPrice product={product} />
          <p className={styles.price}>{product.priceFormatted}</p>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.note}>{shippingNote}</p>
          <Versions product={product} />
          <h2 className={styles.heading}>Descrição</h2>
          <p className={styles.description}>{product.description}</p>
          <BuyBar product={product} />
          <OrderTerms />
          <ShareProduct product={product} />
          <ProductFacts product={product} />
        </div>
      </article>
      <ProductShelf id="relacionados" heading="Você também pode gostar" products={below?.related} />
    </div>
  );
}
