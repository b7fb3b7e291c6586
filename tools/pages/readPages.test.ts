import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownLinksOf } from './ownLinks';
import { readPages } from './readPages';

const shop = mkdtempSync(join(tmpdir(), 'canecamisa-pages-'));

/** Reads the pages of a shop with these files, each with a heading. */
function pagesOf(...files: string[]) {
  rmSync(`${shop}/pages`, { recursive: true, force: true });
  mkdirSync(`${shop}/pages`);
  for (const file of files) writeFileSync(`${shop}/pages/${file}`, `# Sobre ${file.split('.')[0]}\n`);
  return readPages(shop);
}

afterAll(() => rmSync(shop, { recursive: true }));

it('may be missing', () => {
  expect(readPages(`${shop}/none`)).toEqual({ pages: [], mistakes: [] });
});

it('have addresses by the names of their files', () => {
  const { pages, mistakes } = pagesOf('Trocas e Devoluções.md', 'ajuda.md', '.DS_Store');
  expect(mistakes).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(['/trocas-e-devolucoes', '/ajuda']);
});

it.each([
  ['cart.md', 'found "cart"; allowed: another name, because /cart is an address of the shop'],
  ['product.md', 'found "product"; allowed: another name, because /product is an address of the shop'],
  ['Produtos.md', 'found "produtos"; allowed: another name, because /produtos is an address of the shop'],
  ['404.md', 'found "404"; allowed: another name, because /404 is an address of the shop'],
  ['checkout.md', 'found "checkout"; allowed: another name, because /checkout is an address of the shop'],
  ['ajuda.txt', 'found "ajuda-txt"; allowed: only files whose name ends with .md'],
  ['!.md', 'found "!.md"; allowed: a name with at least one letter'],
])('%s is a mistake', (file, sentence) => {
  const { pages, mistakes } = pagesOf(file);
  expect(pages).toEqual([]);
  expect(mistakes).toEqual([expect.objectContaining({ en: expect.stringContaining(sentence) as string })]);
});

it('report two files with one address, and the mistakes in each text', () => {
  expect(pagesOf('Ajuda.md', 'ajuda.md').mistakes.map(({ en }) => en)).toEqual([
    'pages/ajuda.md: found "ajuda"; allowed: another name, because pages/Ajuda.md has the same address',
  ]);
  writeFileSync(`${shop}/pages/ajuda.md`, '# A\n\n[x](javascript:alert(1))');
  rmSync(`${shop}/pages/Ajuda.md`);
  expect(readPages(shop).mistakes.map(({ en }) => en)).toEqual([
    expect.stringMatching(/^pages\/ajuda\.md: line 3: found "javascript:alert\(1\)"; allowed: /),
  ]);
});

it('are linked in the footer: the known names first, each to its page or else where `links` leads', () => {
  const { pages } = pagesOf('zebra.md', 'ajuda.md', 'abelha.md', 'privacidade.md');
  const links = { Ajuda: 'https://a.example', Reembolsos: 'mailto:b@a.example' };
  expect(ownLinksOf(pages, links)).toEqual([
    { label: 'Ajuda', to: '/ajuda', title: 'Sobre ajuda' },
    { label: 'Reembolsos', to: 'mailto:b@a.example' },
    { label: 'Privacidade', to: '/privacidade', title: 'Sobre privacidade' },
    { label: 'Sobre abelha', to: '/abelha', title: 'Sobre abelha' },
    { label: 'Sobre zebra', to: '/zebra', title: 'Sobre zebra' },
  ]);
  expect(ownLinksOf([], null)).toEqual([]);
});
