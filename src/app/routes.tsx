import type { ComponentType, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { matchRoutes, Route, Routes } from 'react-router-dom';
import { selectIsWaiting } from '@/features/checkout';
import { addresses, pagePath, type pageNames } from '@/shared/addresses';
import { ownLinks, shop } from '@/shared/config';
import { marked } from '@/shared/lib';
import { BackButton } from '@/shared/navigation';
import { createChunk, NOT_FOUND, type Chunk } from '@/shared/ui';
import { Arrival } from './layout/Arrival';
import { Failure } from './layout/Failure';
import styles from './layout/Layout.module.scss';
import { LoadedPage } from './layout/LoadedPage';

const pageChunk = createChunk<ComponentType>;

const loadCart = () => import(/* webpackChunkName: "cart" */ '@/pages/cart');

/** It replaces the page while an order is being finished. */
const waitingScreen = pageChunk(async () => (await loadCart()).WaitingPage);

const catalogue = pageChunk(
  async () => (await import(/* webpackChunkName: "catalogue" */ '@/pages/catalogue')).CataloguePage,
);

const product = pageChunk(
  async () => (await import(/* webpackChunkName: "product" */ './layout/ProductOrText')).ProductOrText,
);

const cart = pageChunk(async () => {
  await waitingScreen.load(); // It is in the same chunk, so that an order's waiting screen needs no download.
  return (await loadCart()).CartPage;
});

/** Of the pages that the owner wrote. Only its chunk contains their texts. */
const text = pageChunk(async () => (await import(/* webpackChunkName: "text" */ '@/pages/text')).TextPage);

/** A page of the shop. */
export interface PageRoute {
  name: (typeof pageNames)[number];
  /** The address pattern. */
  path: string;
  /** The code of the page. */
  chunk: Chunk<ComponentType>;
  /** What is shown until the code has loaded. If it does not load, `MissingPage` is shown. */
  meanwhile: ReactNode;
}

/** The pages of the shop. Every other address shows the error view. */
export const routes: PageRoute[] = [
  // All listings are at this path: the store's location has the path of the page (`pagePath`).
  { name: 'catalogue', path: addresses.catalogue, chunk: catalogue, meanwhile: <PageOutline of="picture" /> },
  {
    name: 'product',
    path: addresses.product,
    chunk: product,
    meanwhile: <PageOutline of="picture" hasBack />,
  },
  { name: 'cart', path: addresses.cart, chunk: cart, meanwhile: <PageOutline of="lines" hasBack /> },
  ...ownLinks
    .filter(({ title }) => title)
    .map(({ to }): PageRoute => ({
      name: 'text',
      path: to,
      chunk: text,
      meanwhile: <PageOutline of="lines" hasBack />,
    })),
];

/** The page of the store's location. */
export function ShopRoutes() {
  return (
    <Routes>
      {routes.map((page) => (
        <Route key={page.path} path={page.path} element={<ShownPage page={page} />} />
      ))}
      <Route path="*" element={<ShownPage />} />
    </Routes>
  );
}

/** The page that an address shows, without rendering it; undefined for the error view. */
export function pageAt(address: string): PageRoute | undefined {
  const [match] = matchRoutes(routes, pagePath(address)) ?? [];
  return match?.route;
}

/** A page, the waiting screen while an order is being finished, or the error view if there is no page. */
function ShownPage({ page }: { page?: PageRoute }) {
  const isWaiting = useSelector(selectIsWaiting);
  const chunk = isWaiting ? waitingScreen : page?.chunk;
  if (chunk) return <LoadedPage chunk={chunk} meanwhile={page?.meanwhile} failed={MissingPage} />;
  return (
    <>
      <Failure detail={NOT_FOUND} />
      <Arrival />
    </>
  );
}

interface PageOutlineProps {
  /** What most of the page is. */
  of: 'picture' | 'lines';
  /** Whether a shopper can leave the page by 'Voltar'. */
  hasBack?: boolean;
}

/** The shop's name, and the outline of a page. */
function PageOutline({ of, hasBack = false }: PageOutlineProps) {
  return (
    <>
      <title>{shop.name}</title>
      {hasBack && <BackButton />}
      <div className={styles[of]} aria-busy="true" {...marked('outline')} />
    </>
  );
}

interface MissingPageProps {
  /** In words for the shopper (whyMissing.ts). */
  reason: string;
  onRetry: () => void;
}

/** Says why the code of a page did not load, and offers another try. */
function MissingPage({ reason, onRetry }: MissingPageProps) {
  const retry = (
    <button type="button" className="button" onClick={onRetry}>
      Tentar de novo
    </button>
  );
  return <Failure detail={reason} lang="pt-BR" first={retry} />;
}
