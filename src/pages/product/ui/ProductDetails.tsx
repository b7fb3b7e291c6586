import { useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  firstSentence,
  ListPrice,
  nameWithVariant,
  priceLine,
  ProductShelf,
  selectRelated,
  selectVariants,
  unbroken,
  type Product,
  type ProductRootState,
} from '@/entities/product';
import { ProductPictures } from '@/features/gallery';
import { shop } from '@/shared/config';
import { isolated } from '@/shared/lib';
import { BackButton } from '@/shared/navigation';
import { shippingNote } from '../model/priceNotes';
import { versionChoices } from '../model/versionChoices';
import { BuyBar } from './BuyBar';
import { OrderFacts } from './OrderFacts';
import { ProductFacts } from './ProductFacts';
import styles from './ProductPage.module.scss';
import { ShareProduct } from './ShareProduct';
import { Breadcrumb } from './Breadcrumb';
import { Versions } from './Versions';

const none: readonly never[] = [];

/** What is chosen last: the size, if the product has sizes. */
const currentIn = (versions: HTMLElement | null) =>
  [...(versions?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1);

/** The first sentence of a description, unless the description is only that. */
function leadOf(description: string): string {
  const sentence = firstSentence(description);
  return sentence === description.trim() ? '' : sentence;
}

export function ProductDetails({ product }: { product: Product }) {
  const below = useSelector((state: ProductRootState) => selectRelated(state, product));
  const variants = useSelector((state: ProductRootState) => selectVariants(state, product));
  const choices = versionChoices(variants, product);
  const versions = useRef<HTMLElement>(null);
  const ways = priceLine(product.price_in_cents);
  const lead = leadOf(product.description);
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
          <h1 tabIndex={-1} className={styles.name}>
            {product.name}
          </h1>
          <ListPrice product={product} />
          <p className={styles.price}>{product.priceFormatted}</p>
          {ways && <p className={styles.ways}>{ways}</p>}
          <Versions ref={versions} product={product} choices={choices} others={below?.versions ?? none} />
          {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
          <p className={styles.note}>{shippingNote}</p>
          {product.description && (
            <>
              <h2 className={styles.heading}>Descrição</h2>
              <p className={styles.description}>{unbroken(product.description)}</p>
            </>
          )}
          <BuyBar
            product={product}
            choices={choices}
            // The focus scrolls to it, too.
            onVersionPressed={() => currentIn(versions.current)?.focus()}
          />
          <OrderFacts />
          <ShareProduct product={product} />
          <ProductFacts product={product} />
        </div>
      </article>
      <ProductShelf id="relacionados" heading="Você também pode gostar" products={below?.related} />
    </div>
  );
}
