import { selectProductMatching } from '@/entities/product';
import { withBase } from '@/shared/lib';
import { productAddress, selectPathname } from '@/shared/navigation';
import { headTags, type HeadPage } from './headTags';
import { pageAt } from '../layout/pageAt';
import type { RootState } from '../redux/rootReducer';
import { removeHead } from './removeHead';

/** server/headers.mjs lists this policy. What it passes is JSON, which no browser runs. */
const policy = window.trustedTypes?.createPolicy('head', { createScript: (json) => json });

/** Replaces the tags for search engines and link previews by those of the page that a state shows. */
export function writeHead(state: RootState): void {
  const tags = headTags(pageOf(state)).map(({ tag, attributes, json }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (json) Object.assign(element, { text: policy?.createScript(json) ?? json });
    return element;
  });
  removeHead();
  document.head.append(...tags);
}

function pageOf(state: RootState): HeadPage {
  const siteUrl = process.env.SITE_URL ?? location.origin;
  const pathname = selectPathname(state);
  const page = pageAt(pathname);
  if (page?.name !== 'product')
    return {
      siteUrl,
      ...(page && { url: siteUrl + withBase(pathname) }),
      ...(page?.title && { text: page }),
    };
  const product = selectProductMatching(state, page.productId);
  return { siteUrl, product, ...(product && { url: siteUrl + withBase(productAddress(product.id)) }) };
}
