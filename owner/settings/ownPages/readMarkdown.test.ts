import { readMarkdown } from './readMarkdown';

const read = (source: string) => readMarkdown(source, ['/ajuda', '/trocas-e-devolucoes', '/canecas']);
const p = (...children: unknown[]) => ({ tag: 'p', children });

it('headings, lists, links, tables, quotations and code become elements', () => {
  const { text, mistakes } = read(
    [
      '# Ajuda & *mais*',
      'Um **forte** texto\nem duas linhas, `código` e &copy;.',
      '## Como\n- um\n- dois\n\n1. três',
      '| A | B |\n| - | - |\n| 1 | **2** |',
      '> citado\n\n---\n\n```\npre <b>\n```',
    ].join('\n\n'),
  );
  expect(mistakes).toEqual([]);
  const row = (tag: string, ...cells: unknown[]) => ({
    tag: 'tr',
    children: cells.map((cell) => ({ tag, children: [cell] })),
  });
  expect(text).toEqual({
    title: 'Ajuda & mais',
    description: 'Um forte texto em duas linhas, código e ©.',
    content: [
      p(
        'Um ',
        { tag: 'strong', children: ['forte'] },
        ' texto',
        ' ',
        'em duas linhas, ',
        { tag: 'code', children: ['código'] },
        ' e ©.',
      ),
      { tag: 'h2', children: ['Como'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['um'] },
          { tag: 'li', children: ['dois'] },
        ],
      },
      { tag: 'ol', children: [{ tag: 'li', children: ['três'] }] },
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'A', 'B')] },
          { tag: 'tbody', children: [row('td', '1', { tag: 'strong', children: ['2'] })] },
        ],
      },
      { tag: 'blockquote', children: [p('citado')] },
      { tag: 'hr', children: [] },
      { tag: 'pre', children: [{ tag: 'code', children: ['pre <b>\n'] }] },
    ],
  });
});

it.each([
  [
    'texto\ncom <b>gente</b> e <b>mais</b>',
    ['linha 4: achado "<b>"; permitido: só texto, sem HTML; escreva **texto**'],
  ],
  ['um<br>\ndois <BR/>', ['linha 3: achado "<br>"', 'linha 4: achado "<BR/>"']],
  ['<p align="center">\ntexto\n</p>', ['linha 3: achado "<p align=\\"center\\">"', 'linha 5: achado "</p>"']],
  ['- um\n- <img src=x onerror=alert(1)>', ['linha 4: achado "<img src=x onerror=alert(1)>"']],
  [
    '<!-- nota -->',
    ['linha 3: achado "<!--"; permitido: só texto, sem HTML; para mostrar um <, escreva &lt;'],
  ],
])('HTML in a page is refused with its line: %j', (source, sentences) => {
  expect(read(`# A\n\n${source}`).mistakes).toEqual(
    sentences.map((sentence): unknown => expect.stringContaining(sentence)),
  );
});

it('a sign < that begins no tag, an address between < and >, and HTML in code are no HTML', () => {
  const source = '# A\n\n1 < 2, &lt;b&gt;, `<b>`, <oi@praca.example> e <https://praca.example>\n\n    <b>\n';
  expect(read(source).mistakes).toEqual([]);
});

it.each([
  ['https://praca.example/?a#b', { href: 'https://praca.example/?a#b' }],
  ['mailto:oi@praca.example', { href: 'mailto:oi@praca.example' }],
  ['tel:+5581999990000', { href: 'tel:+5581999990000' }],
  ['/canecas?ordem=novidades', { to: '/canecas?ordem=novidades' }],
  ['/product/a%2Fb', { to: '/product/a%2Fb' }],
  ['/ajuda', { to: '/ajuda' }],
  ['ajuda.md', { to: '/ajuda' }],
  ['<Trocas e Devoluções.md>', { to: '/trocas-e-devolucoes' }],
])('a link may lead to %s', (address, expected) => {
  const { text, mistakes } = read(`# A\n\n[x](${address})`);
  expect(mistakes).toEqual([]);
  expect(text.content).toEqual([p({ tag: 'a', ...expected, children: ['x'] })]);
});

it.each([
  'javascript:alert(1)',
  'JavaScript&#58;alert(1)',
  'data:text/html,x',
  '//praca.example',
  '/nada',
  'nada.md',
  '%E0.md',
])('a link must not lead to %s', (address) => {
  expect(read(`# A\n\nb\n\n[x](${address})`).mistakes).toEqual([
    expect.stringMatching(/^linha 5: achado ".+"; permitido: um endereço que comece com https:/),
  ]);
});

it.each([
  ['', 'linha 1: achado ""; permitido: o título da página'],
  ['Texto\n\n# Ajuda', 'linha 1: achado "Texto"; permitido: o título da página'],
  ['## Ajuda', 'linha 1: achado "## Ajuda"; permitido: o título da página'],
  ['# A\n\ntexto\n\n# B', 'linha 5: achado "#"; permitido: um só título com #'],
  [
    '# A\n\ntexto\ntexto [x](trocas e devoluções.md)',
    'linha 4: achado "trocas e devoluções.md"; permitido: um endereço sem espaços, ou entre < e >, como [texto](<trocas e devoluções.md>)',
  ],
  ['# A\n\ntexto\n[x](nada.md)', 'linha 4: achado "nada.md"; permitido: um endereço que comece'],
  ['# A\n\n![x](/a.png)', 'linha 3: achado "/a.png"; permitido: só texto, sem imagens'],
])('a mistake in %j is reported', (source, mistake) => {
  expect(read(source).mistakes).toEqual([expect.stringContaining(mistake)]);
});

it('a long description is cut at the end of a word', () => {
  const { description } = read(`# A\n\n${'palavra '.repeat(40)}`).text;
  expect(description).toMatch(/palavra…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});
