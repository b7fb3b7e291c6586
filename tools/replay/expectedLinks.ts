import { selectCartCount, selectCartItems, selectIsCartEmpty } from '@/entities/cart';
import { selectProductMatching } from '@/entities/product';
import { listingAddress } from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { ownLinks, shop } from '@/shared/config';
import { countProducts } from '@/shared/lib';
import { addresses, indexAddress, productAddress, selectPathname, type PageName } from '@/shared/navigation';
import { pageAt } from '@/app/layout/pageAt';
import type { RootState } from '@/app/redux/rootReducer';

const lead = (name: string, to: string) => `${name} → ${to}`;

/** Where the links of a page must lead, each once: those of the header and the footer, and the page's own. */
export function expectedLinks(state: RootState): readonly string[] {
  const page = pageAt(selectPathname(state));
  const header = [
    lead(shop.name, addresses.catalogue),
    lead(`Carrinho, ${countProducts(selectCartCount(state))}`, addresses.cart),
  ];
  const footer = [
    ...ownLinks.map(({ label, to }) => lead(label, to)),
    lead('Lista de produtos', indexAddress),
  ];
  if (selectIsWaiting(state)) return header;
  const own = page
    ? byPage[page.name](state, page.productId)
    : [lead('Voltar para a loja', addresses.catalogue)];
  return [...new Set([...header, ...own, ...footer])];
}

/** The way back to the catalogue, and to the cart if the product is in it. */
function onProduct(state: RootState, productId: string): string[] {
  const product = selectProductMatching(state, productId);
  if (!product) return [];
  const { id, category } = product;
  const isInCart = selectCartItems(state).some((item) => item.id === id);
  return [
    lead('Todos os produtos', addresses.catalogue),
    lead(
      shop.categories[category]?.tab ?? category,
      listingAddress({ category, sort: null, search: '', page: 1 }),
    ),
    ...(isInCart ? [lead('No carrinho: ver o carrinho', addresses.cart)] : []),
  ];
}

function inCart(state: RootState): string[] {
  if (selectIsCartEmpty(state)) return [lead('Adicionar produtos', addresses.catalogue)];
  return selectCartItems(state).map(({ id, name }) => lead(name, productAddress(id)));
}

/** By page, its own links. What an owner writes into a page is not known here. */
const byPage: Readonly<Record<PageName, (state: RootState, productId: string) => string[]>> = {
  catalogue: () => [],
  text: () => [],
  product: onProduct,
  cart: inCart,
};
