import { listingTitle, type Choices } from '@/features/catalogue';
import type { Product } from '@/entities/product';
import { folders } from '@/shared/addresses';
import { shop } from '@/shared/config';
import { pictureAddress, scriptJson } from '@/shared/lib';
import { breadcrumbs, listingBreadcrumbs, productFacts, storeFacts } from './jsonLd';

interface Props {
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

const description = `${shop.slogan}. Preços em reais, entrega em todo o Brasil.`;

/**
 * The tags of a prerendered page for search engines and link previews. X reads Open Graph, too. The page
 * renders its title.
 */
export function Head({ siteUrl, url, product, text, listing }: Props) {
  const absolute = (picture: string) => new URL(pictureAddress(picture), siteUrl).href;
  // For search engines only pictures of the product.
  const pictures = [product?.image_url ?? '', ...(product?.image_urls ?? [])];
  const images = pictures.filter((picture) => /^(?!data:)./i.test(picture)).map(absolute);
  const [image = absolute(`/${folders.pictures}/share.jpg`)] = images;
  const listed = listing && listingTitle(listing);
  const summary =
    product?.description || text?.description || (listed ? `${listed}. ${description}` : description);
  const facts = url === undefined ? [] : factsOn({ siteUrl, url, images }, product, listing);
  return (
    <>
      <meta name="description" content={summary} />
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={product?.name || text?.title || listed || shop.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {facts.map(scriptJson).map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
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
