import { expect, test, type APIRequestContext } from '@playwright/test';

// The shop as a search engine without scripts sees it. It follows nothing but `<a href>`.

/** The values of a pattern's first group in a text. */
const allOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** The HTML of all pages that links lead to, by their paths, except those that robots.txt excludes. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const read = async (path: string) => (await request.get(path)).text();
  const excluded = allOf(await read('/robots.txt'), /^Disallow: (.+)$/gm);
  const pages = new Map<string, string>();
  const paths = new Set(['/']); // A set's iteration goes on with what is added.
  for (const path of paths) {
    const html = await read(path);
    pages.set(path, html);
    for (const href of allOf(html, /<a [^>]*?href="([^"#]+)"/g)) {
      const { host, pathname, search } = new URL(href, 'http://shop');
      if (host === 'shop' && !excluded.includes(pathname)) paths.add(pathname + search);
    }
  }
  return pages;
}

test('links lead to every page of the sitemap, and to nothing else; each has its own title, address and description', async ({
  request,
}) => {
  const pages = await crawl(request);
  const sitemap = allOf(await (await request.get('/sitemap.xml')).text(), /<loc>(.*?)<\/loc>/g);
  const listed = sitemap.map((address) => new URL(address).pathname);
  expect([...pages.keys()].sort()).toEqual(listed.sort());
  expect(listed.filter((path) => path.startsWith('/product/'))).toHaveLength(50);

  for (const [path, html] of pages) {
    const [canonical = ''] = allOf(html, /rel="canonical" href="([^"]+)"/g);
    expect(new URL(canonical).pathname).toBe(path);
  }
  const listings = [...pages].filter(([path]) => !path.startsWith('/product/')).map(([, html]) => html);
  for (const pattern of [/<title>(.*?)<\/title>/g, /name="description" content="(.*?)"/g])
    expect(new Set(listings.map((html) => allOf(html, pattern)[0]))).toHaveProperty('size', listings.length);
});
