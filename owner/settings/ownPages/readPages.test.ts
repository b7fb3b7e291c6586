import { rmSync } from 'node:fs';
import { newFolder } from '../../../tests/testing/newFolder';
import { ownLinksOf, readPages } from './readPages';

const { inFolder, put } = newFolder();

/** Reads the pages of a shop with these files, each with a heading. */
function pagesOf(...files: string[]) {
  for (const file of files) put(`pages/${file}`, `# Sobre ${file.split('.')[0]}\n`);
  return readPages(inFolder(), ['canecas']);
}

it('the folder of pages may be missing', () => {
  expect(readPages(inFolder())).toEqual({
    pages: [],
    unknownProductText: null,
    productLinks: [],
    mistakes: [],
  });
});

it("a page's address is made from the name of its file", () => {
  const { pages, mistakes } = pagesOf('Trocas e Devoluções.md', 'ajuda.md', '.DS_Store');
  expect(mistakes).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(['/trocas-e-devolucoes', '/ajuda']);
});

it.each([
  ['cart.md', 'achado "cart"; permitido: outro nome, porque /cart é um endereço da loja'],
  ['Produtos.md', 'achado "produtos"; permitido: outro nome, porque /produtos é um endereço da loja'],
  ['Canecas.md', 'achado "canecas"; permitido: outro nome, porque /canecas é um endereço da loja'],
  ['ajuda.docx', 'achado "ajuda.docx"; permitido: só arquivos de texto cujo nome acaba em .md: salve-o'],
  ['ajuda.md.txt', 'achado "ajuda.md.txt"; permitido: só arquivos de texto cujo nome acaba em .md'],
  ['!.md', 'achado "!.md"; permitido: um nome com pelo menos uma letra'],
])('the file name %s is a mistake', (file, sentence) => {
  const { pages, mistakes } = pagesOf(file);
  expect(pages).toEqual([]);
  expect(mistakes).toEqual([expect.stringContaining(sentence)]);
});

it('the page for missing products has no address, so that nothing links to it', () => {
  put('pages/ajuda.md', '# Ajuda\n\n[x](<Produto não encontrado.md>)');
  put('pages/Produto não encontrado.md', '# Saiu\n\n[Ajuda](ajuda.md)');
  const { pages, unknownProductText, mistakes } = readPages(inFolder());
  expect(pages.map(({ path }) => path)).toEqual(['/ajuda']);
  expect(unknownProductText?.title).toBe('Saiu');
  expect(mistakes).toEqual([
    expect.stringContaining('pages/ajuda.md: linha 3: achado "Produto não encontrado.md"; permitido: '),
  ]);
});

it('two files with one address are reported, and so are the mistakes in each text', () => {
  expect(pagesOf('Ajuda.md', 'ajuda.md').mistakes).toEqual([
    'pages/ajuda.md: achado "ajuda"; permitido: outro nome, porque pages/Ajuda.md tem o mesmo endereço',
  ]);
  put('pages/ajuda.md', '# A\n\n[x](javascript:alert(1))');
  rmSync(inFolder('pages/Ajuda.md'));
  expect(readPages(inFolder()).mistakes).toEqual([
    expect.stringMatching(/^pages\/ajuda\.md: linha 3: achado "javascript:alert\(1\)"; permitido: /),
  ]);
});

it('a link that leads nowhere is reported with the pages that the shop has', () => {
  put('pages/ajuda.md', '# Ajuda\n\n[x](/panos)');
  expect(readPages(inFolder(), ['panos-de-prato']).mistakes).toEqual([
    expect.stringMatching(/uma página da loja: \/, \/cart, \/product\/CÓDIGO, \/ajuda, \/panos-de-prato$/),
  ]);
});

it('the footer links the pages: the known names first, each to its page, or else to its address in `links`', () => {
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

it('a page that cannot be read is named with the reason', () => {
  put('pages/trocas.md/texto.txt', '');
  expect(() => readPages(inFolder())).toThrow(
    'pages/trocas.md: é uma pasta, e não um arquivo: dê o nome de um arquivo dentro dela.',
  );
});
