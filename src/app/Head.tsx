import type { Product } from '@/entities/product';
import type { PageText } from '@/pages/text';
import { shop } from '@/shared/config';
import { pictureAddress, scriptJson, withBase } from '@/shared/lib';
import { addresses } from '@/shared/navigation';
import { breadcrumbs, productFacts, storeFacts } from './jsonLd';

interface Props {
  /** The shop's origin. */
  siteUrl: string;
  /** The page's absolute address; absent for a page that many addresses share (a product's frame, 404). */
  url?: string;
  /** The product of a product page. */
  product?: Product | undefined;
  /** The text of a page that the owner wrote. */
  text?: PageText | undefined;
}

const description = `${shop.slogan}. Preços em reais, entrega em todo o Brasil.`;

/** Meta tags for search engines and link previews. The page renders its own title. */
export function Head({ siteUrl, url, product, text }: Props) {
  const image = new URL(pictureAddress(product?.image_url || '/pictures/share.jpg'), siteUrl).href;
  const title = product?.name ?? text?.title ?? shop.name;
  const summary = product?.description || text?.description || description;
  const facts = url === undefined ? [] : factsOn({ siteUrl, url, image }, product).map(scriptJson);
  return (
    <>
      <meta name="description" content={summary} />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={image} />
      {facts.map((each) => (
        <script key={each} type="application/ld+json" dangerouslySetInnerHTML={{ __html: each }} />
      ))}
    </>
  );
}

/** The JSON-LD of a page: its product, or the shop on the catalogue. */
function factsOn(
  page: Required<Omit<Props, 'product' | 'text'>> & { image: string },
  product: Product | undefined,
) {
  if (product) return [productFacts(product, page), breadcrumbs(product, page)];
  return page.url === page.siteUrl + withBase(addresses.catalogue) ? [storeFacts(page)] : [];
}
