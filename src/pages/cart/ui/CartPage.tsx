import { useSelector } from 'react-redux';
import {
  selectChanges,
  selectIsCartEmpty,
  selectIsUnsaved,
  selectNamedItems,
  selectSubtotal,
} from '@/entities/cart';
import { categoryNames, priceLine, ProductShelf, selectBestSellers } from '@/entities/product';
import { shop } from '@/shared/config';
import { addresses } from '@/shared/addresses';
import { countProducts, formatBRL, marked } from '@/shared/lib';
import { BackButton, Link } from '@/shared/navigation';
import { DrawnMessage, useChanges } from '@/shared/ui';
import { CartLine } from './CartLine';
import styles from './CartPage.module.scss';
import { foldingList } from './foldLines';
import { OrderSummary } from './OrderSummary';

export function CartPage() {
  const isEmpty = useSelector(selectIsCartEmpty);
  return (
    <>
      <title>{`Carrinho | ${shop.name}`}</title>
      <BackButton />
      <div className={styles.cart} {...marked('saved', 'cart')}>
        <div className={styles.main}>
          <UnsavedNotice />
          {isEmpty ? <EmptyCart /> : <FilledCart />}
        </div>
        <OrderSummary />
      </div>
      {isEmpty && <BestSellers />}
    </>
  );
}

function FilledCart() {
  const items = useSelector(selectNamedItems);
  const changes = useSelector(selectChanges);
  const subtotal = useSelector(selectSubtotal);
  const line = priceLine(subtotal);
  const totals = useChanges(subtotal);
  return (
    <section>
      <h1 tabIndex={-1} className={styles.heading}>
        SEU CARRINHO
      </h1>
      <p className={styles.total} role="status">
        <strong
          key={totals}
          className={totals > 0 ? styles.changed : undefined}
        >{`Total (${countProducts(items.length)}) ${formatBRL(subtotal)}`}</strong>
        <small className={styles.without}>sem o frete</small>
      </p>
      {line && <p>{line}</p>}
      <ul ref={foldingList} className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} change={changes.get(item.id)} />
        ))}
      </ul>
      <Link to={addresses.catalogue} className={styles.more}>
        Continuar comprando
      </Link>
    </section>
  );
}

function EmptyCart() {
  return (
    <DrawnMessage drawing="empty-cart" heading="Seu carrinho está vazio">
      <p>{`Continue navegando pela loja ou busque por um produto: tem ${categoryNames} esperando por você.`}</p>
      <Link to={addresses.catalogue} className="button">
        Adicionar produtos
      </Link>
    </DrawnMessage>
  );
}

/** What others buy, below an empty cart. */
function BestSellers() {
  const products = useSelector(selectBestSellers);
  return (
    <div {...marked('saved', 'cart')}>
      <ProductShelf id="mais-vendidos" heading="Mais vendidos" products={products} />
    </div>
  );
}

/** Warns that the browser does not save the cart, so that a reload would lose it. */
function UnsavedNotice() {
  const isUnsaved = useSelector(selectIsUnsaved);
  return (
    <p role="status" className={styles.notice}>
      {isUnsaved &&
        'Seu carrinho não está sendo salvo neste navegador: finalize a compra antes de fechar ou recarregar a página.'}
    </p>
  );
}
