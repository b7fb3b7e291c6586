import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { pictureAddress } from '@/shared/lib';

interface Props {
  /** The shop's origin. */
  siteUrl: string;
  /** The page's absolute address; absent for a page that is served at many addresses (a product's frame, 404). */
  url?: string;
  /** The product of a product page. */
  product: Product | undefined;
}

const description = `${shop.slogan}. Preços em reais, entrega em todo o Brasil.`;

/** Meta tags for search engines and link previews. The title is rendered by the page itself. */
export function Head({ siteUrl, url, product }: Props) {
  const image = new URL(pictureAddress(product?.image_url || '/pictures/share.jpg'), siteUrl).href;
  const title = product?.name ?? shop.name;
  const text = product?.description || description;
  return (
    <>
      <meta name="description" content={text} />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={text} />
      <meta name="twitter:image" content={image} />
      {url && product && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: escaped(facts(product, url, image)) }}
        />
      )}
    </>
  );
}

/** https://schema.org/Product */
function facts({ id, name, description, price_in_cents }: Product, url: string, image: string) {
  const offer = {
    '@type': 'Offer',
    url,
    priceCurrency: 'BRL',
    price: (price_in_cents / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name,
    description,
    image,
    offers: offer,
  };
}

/** JSON in which no text can end the script element around it. */
function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
