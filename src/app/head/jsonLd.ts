import { isGtin, isOddPrice, type Details, type Product } from '@/entities/product';
import { listingTitle } from '@/features/catalogue';
import { shop } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { addresses, listingPath, productAddress } from '@/shared/navigation';

// Structured data for search engines, in schema.org's vocabulary.

interface Page {
  /** The shop's address, absolute and without a slash at the end. */
  siteUrl: string;
  /** The page's address, absolute. */
  url: string;
  /** The pictures' addresses, absolute. */
  images: readonly string[];
}

/** An amount in reais as schema.org writes it: '29.90'. */
const reais = (cents: number) => (cents / 100).toFixed(2);

/** https://schema.org/Product */
export function productFacts(product: Product, { url, images }: Page) {
  const { id, name, description, price_in_cents, color, size, gtin = '' } = product;
  const offers = {
    '@type': 'Offer',
    url,
    priceCurrency: 'BRL',
    price: reais(price_in_cents),
    itemCondition: 'https://schema.org/NewCondition',
    ...offerDetails(product),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name,
    description,
    image: images.length > 1 ? images : images[0],
    brand: { '@type': 'Brand', name: product.brand || shop.name },
    // Search engines refuse a price that is probably a mistake, as in the feed (feed.ts).
    ...(!isOddPrice(price_in_cents) && { offers }),
    color,
    size,
    ...(isGtin(gtin) && { gtin }),
    inProductGroupWithID: product.item_group_id,
  };
}

/**
 * The stock, and the crossed-out price:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
const offerDetails = ({ stock, list_price_in_cents }: Details) => ({
  availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
  ...(list_price_in_cents && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: reais(list_price_in_cents),
      priceCurrency: 'BRL',
    },
  }),
});

/** https://schema.org/BreadcrumbList: the shop, the product's category, the product. */
export function breadcrumbs({ id, name, category }: Product, { siteUrl }: Page) {
  const steps = [
    [shop.name, addresses.catalogue],
    [listingTitle({ category, page: 1 }), listingPath(category, 1)],
    [name, productAddress(id)],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + withBase(path),
    })),
  };
}
