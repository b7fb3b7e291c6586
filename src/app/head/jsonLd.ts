import { shippingFor } from '@/entities/cart';
import { isGtin, isOddPrice, type Details, type Product } from '@/entities/product';
import { listingTitle, type Choices } from '@/features/catalogue';
import { orderPromises, shop } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { addresses, listingAddress, productAddress } from '@/shared/addresses';

// Structured data for search engines, in schema.org's vocabulary.

interface Page {
  /** The shop's address, absolute and without a slash at the end. */
  siteUrl: string;
  /** The page's address, absolute. */
  url: string;
  /** The pictures' addresses, absolute. */
  images: readonly string[];
}

type Facts = Readonly<Record<string, unknown>>;

const factsOf = (type: string, facts: Facts): Facts => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

/** An amount in reais as schema.org writes it: '29.90'. */
const reais = (cents: number) => (cents / 100).toFixed(2);

/** https://schema.org/Product */
export function productFacts(product: Product, { url, images }: Page): Facts {
  const { id, name, description, price_in_cents, color } = product;
  const { deliveryDays, returnDays } = orderPromises();
  const shippingDetails = {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: reais(shippingFor(price_in_cents)),
      currency: 'BRL',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
    ...(deliveryDays && { deliveryTime: deliveryTime(deliveryDays) }),
  };
  const offers = {
    '@type': 'Offer',
    url,
    priceCurrency: 'BRL',
    price: reais(price_in_cents),
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails,
    ...(returnDays && { hasMerchantReturnPolicy: returns(returnDays) }),
    ...offerDetails(product),
  };
  return factsOf('Product', {
    sku: id,
    name,
    description: description || undefined,
    image: images.length > 1 ? images : images[0],
    brand: { '@type': 'Brand', name: shop.name },
    // Search engines refuse a price that is probably a mistake, as in the feed (feed.ts).
    ...(!isOddPrice(price_in_cents) && { offers }),
    color,
    ...productDetails(product),
  });
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** https://schema.org/ShippingDeliveryTime: the settings have all days until an order arrives. */
const deliveryTime = ([least, most]: readonly [number, number]) => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: days(0, 0),
  transitTime: days(least, most),
});

/** https://schema.org/MerchantReturnPolicy */
const returns = (days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'BR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  // In the seven days of Lei 8.078/1990, art. 49, the shop pays. Who pays for it later is not known.
  ...(days <= 7 && { returnFees: 'https://schema.org/FreeReturn' }),
});

/** The details that the owner's list may have of a product. */
const productDetails = ({ brand, size, gtin = '', item_group_id }: Details) => ({
  ...(brand && { brand: { '@type': 'Brand', name: brand } }),
  size,
  ...(isGtin(gtin) && { gtin }),
  inProductGroupWithID: item_group_id,
});

/**
 * The stock, and the crossed-out price:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
const offerDetails = ({ stock, list_price_in_cents }: Details) => ({
  ...(stock === 0 && { availability: 'https://schema.org/OutOfStock' }),
  ...(list_price_in_cents && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: reais(list_price_in_cents),
      priceCurrency: 'BRL',
    },
  }),
});

/** A name, and its path in the shop. */
type Step = readonly [name: string, path: string];

/** https://schema.org/BreadcrumbList, which begins with the shop. */
const breadcrumbList = (siteUrl: string, steps: readonly Step[]) =>
  factsOf('BreadcrumbList', {
    itemListElement: [[shop.name, addresses.catalogue] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + withBase(path),
    })),
  });

const listingStep = (category: string, page: number): Step => [
  listingTitle({ category, page }),
  listingAddress({ category, page }),
];

/** The shop, the product's category, the product. */
export const breadcrumbs = ({ id, name, category }: Product, { siteUrl }: Page): Facts =>
  breadcrumbList(siteUrl, [listingStep(category, 1), [name, productAddress(id)]]);

/** The shop, the category, and its page if it is not the first. */
export const listingBreadcrumbs = ({ category, page }: Choices, { siteUrl }: Page): Facts =>
  breadcrumbList(
    siteUrl,
    [...new Set([1, page])].map((number) => listingStep(category, number)).filter(([name]) => name),
  );

/** https://schema.org/OnlineStore, a kind of Organization. */
export function storeFacts({ siteUrl, url }: Page): Facts {
  return factsOf('OnlineStore', { name: shop.name, url, logo: siteUrl + withBase('/icon-512.png') });
}
