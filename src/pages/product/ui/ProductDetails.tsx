import { useDispatch } from 'react-redux';
import { productAdded } from '@/entities/cart';
import { ProductPicture, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { BackButton } from '@/shared/navigation';
import styles from './ProductPage.module.scss';
import { RelatedProducts } from './RelatedProducts';
import { ShareProduct } from './ShareProduct';

// 'R$40,00' without a space, as docs/specification.md, section 2, writes it.
const amount = (cents: number) => formatBRL(cents).replace(/\s/, '');

const promise =
  shop.policy.freeShipping === 'none'
    ? ''
    : ` Grátis para compras acima de ${amount(shop.freeShippingAboveInCents)}`;
const shippingNote = `*Frete de ${amount(shop.shippingInCents)} para todo o Brasil.${promise}`;

export function ProductDetails({ product }: { product: Product }) {
  const dispatch = useDispatch();
  return (
    <>
      <title>{`${product.name} | ${shop.name}`}</title>
      <BackButton />
      <article className={styles.product}>
        <div className={styles.picture}>
          <ProductPicture product={product} large />
        </div>
        <div className={styles.text}>
          <p className={styles.category}>{shop.categories[product.category].one}</p>
          <h1 className={styles.name} tabIndex={-1}>
            {product.name}
          </h1>
          <p className={styles.price}>{product.priceFormatted}</p>
          <p className={styles.note}>{shippingNote}</p>
          <h2 className={styles.heading}>Descrição</h2>
          <p className={styles.description}>{product.description}</p>
          <button type="button" className="button" onClick={() => dispatch(productAdded(product))}>
            ADICIONAR AO CARRINHO
          </button>
          <ShareProduct product={product} />
        </div>
      </article>
      <RelatedProducts product={product} />
    </>
  );
}
