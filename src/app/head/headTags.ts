import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { listingTitle, type Choices } from '@/features/catalogue';
import { pictureAddress, scriptJson } from '@/shared/lib';
import { breadcrumbs, listingBreadcrumbs, productFacts, storeFacts } from './jsonLd';

/** A page as search engines and link previews see it. */
export interface HeadPage {
  /** The shop's origin. */
  siteUrl: string;
  /** The page's absolute address; absent for a page that many addresses share (a product's frame, 404). */
  url?: string;
  /** The product of a product page. */
  product?: Product | undefined;
  /** A page that the owner wrote; the shop's description is used if its own is unknown. */
  text?: { title: string; description?: string } | undefined;
  /** The listing of a page of the catalogue. */
  listing?: Choices | undefined;
}

/** A tag of the head: the build writes it as HTML (Head.tsx), the browser as an element (writeHead.ts). */
export interface HeadTag {
  tag: 'link' | 'meta' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** The JSON of a script. */
  json?: string;
}

const description = `${shop.slogan}. Preços em reais, entrega em todo o Brasil.`;

const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });
const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** Meta tags for search engines and link previews. X reads Open Graph, too. The page renders its title. */
export function headTags({ siteUrl, url, product, text, listing }: HeadPage): readonly HeadTag[] {
  const absolute = (picture: string) => new URL(pictureAddress(picture), siteUrl).href;
  const image = absolute(product?.image_url || '/pictures/share.jpg');
  // For search engines only pictures of the product.
  const own = [product?.image_url ?? '', ...(product?.image_urls ?? [])];
  const images = own.filter((picture) => /^(?!data:)./i.test(picture)).map(absolute);
  const listed = listing && listingTitle(listing);
  const title = product?.name || text?.title || listed || shop.name;
  const summary =
    product?.description || text?.description || (listed ? `${listed}. ${description}` : description);
  return [
    named('description', summary),
    ...(url === undefined ? [] : [link('canonical', url), property('og:url', url)]),
    property('og:type', product ? 'product' : 'website'),
    property('og:site_name', shop.name),
    property('og:locale', 'pt_BR'),
    property('og:title', title),
    property('og:description', summary),
    property('og:image', image),
    named('twitter:card', 'summary_large_image'),
    ...(url === undefined ? [] : factsOn({ siteUrl, url, images }, product, listing)).map(
      (facts): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        json: scriptJson(facts),
      }),
    ),
  ];
}

/** The JSON-LD of a page: a product and the way to it, the way to a listing, or the shop on '/'. */
function factsOn(
  page: { siteUrl: string; url: string; images: readonly string[] },
  product: Product | undefined,
  listing: Choices | undefined,
) {
  if (product) return [productFacts(product, page), breadcrumbs(product, page)];
  if (!listing) return [];
  return listingTitle(listing) ? [listingBreadcrumbs(listing, page)] : [storeFacts(page)];
}
