import { header, line, product, read, sheet } from '../../../tests/testing/sampleSheet';

/** Wrong cells, each with its column and what it should hold. */
const WRONG_CELLS: readonly (readonly [column: string, cell: Record<string, string>, hint: string])[] = [
  ['Preço', { price: 'vinte' }, 'um preço como 29,90 ou R$ 1.234,56'],
  ['Preço', { price: '1,234' }, 'um preço'], // The comma may mean either.
  ['Preço', { price: '-5,00' }, 'um preço'],
  ['Preço', { price: 'US$ 5.90' }, 'um preço'],
  ['Preço', { price: 'R$ 29 90' }, 'um preço'], // Thousands have three digits.
  ['Preço', { price: '1234 567' }, 'um preço'],
  ['Vendas', { sales: '3 5' }, 'um número inteiro'],
  ['Vendas', { sales: '2,000' }, 'um número inteiro, 0 ou mais'], // 2 or 2000
  ['Vendas', { sales: '-3' }, 'um número inteiro, 0 ou mais'],
  ['Vendas', { sales: '3,5' }, 'um número inteiro'],
  [
    'Categoria',
    { category: 'Bonés' },
    'Camisetas ou Canecas, ou uma categoria a mais em "categories" de shop.json',
  ],
  ['Criado em', { date: '1/xyz/24' }, 'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12'],
  ['Criado em', { date: '31/02/2024' }, 'uma data'],
  // An American date.
  [
    'Criado em',
    { date: '02/13/2025' },
    'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12; mês e dia trocados?',
  ],
  ['Preço', { price: '“20.000”' }, 'um preço como 29,90 ou R$ 1.234,56; escreva 20.000'],
  ['Vendas', { sales: 'esgotado' }, 'um número inteiro, 0 ou mais; escreva 0'],
  ['Categoria', { category: 'Canecs' }, 'Camisetas ou Canecas (talvez Canecas), ou uma categoria a mais'],
  ['Foto', { photo: 'https://' }, 'nomes de fotos'],
  ['Foto', { photo: 'https://a.example' }, 'nomes de fotos'],
  ['Foto', { photo: 'https://drive.google.com/file/d/1/view' }, 'o endereço da própria foto'],
  ['Foto', { photo: 'verde.jpg' }, 'nomes de fotos que estejam em photos/'],
  [
    'Foto',
    { photo: 'https://a.example/a.jpg | verde.jpg' },
    'nomes de fotos que estejam em photos/, ou endereços https://, separados por |; "verde.jpg": não é nenhum dos dois',
  ],
  ['Foto', { photo: 'C:\\fotos\\a.jpg' }, 'nomes de fotos'], // Each backslash is shown once.
];

/** Texts that no program shows as the owner meant them, each with a part of the sentence. */
const NO_TEXTS: readonly (readonly [text: string, why: string])[] = [
  ...'#REF! #N/D #N/A #NOME? #NAME? #VALOR! #DIV/0! #NÚM! #¿NOMBRE? #NV #DESPEJAR! Err:502 Erro:508 ####'
    .split(' ')
    .map((text) => [text, 'o erro de uma fórmula'] as const),
  ...'7E+12 1E+05 1.2345678901234501E+17 1,2E+10'
    .split(' ')
    .map((text) => [text, 'formate a coluna como texto'] as const),
  ...['<p>Boa</p>', 'Boa<br/>', '<!-- x -->', 'caf&eacute;', '&#233;'].map((text) => [text, 'HTML'] as const),
  ['a\u0000b', 'um caractere de controle'],
  ['a\u0007', 'um caractere de controle'],
  ['caf\ufffd', 'letras que se perderam'],
  ...['SabiÃ¡', 'Ã“culos', 'nÂº 5', 'Â\u00a05', 'â€œsimâ€', 'Sabi‡', 'S‹o', 'SÆo', 'Jo??o'].map(
    (text) => [text, 'letras trocadas'] as const,
  ),
];

/** What is one size or colour, and what is several, or a date. */
const SIZES = {
  right: ['P/M', '36/38', '1,5', '10x15', 'GG', '2 anos', 'P', '45', 'Único'],
  wrong: [
    'P, M, G',
    'P; M',
    'P e M',
    'P/M/G',
    '38, 40',
    '45292',
    '02/abr',
    '2/Apr',
    '02/04/2026',
    '2026-04-02',
  ],
};

/** Other mistakes in a sheet, by the sentence that names them. */
const MISTAKES: readonly (readonly [sentence: string | RegExp, sheet: string | Uint8Array])[] = [
  [/linha 2, coluna "Preço": está vazia; esperado um preço/, sheet({ price: '' })],
  [
    'linha 4: tem os nomes das colunas em outra ordem: ponha as duas listas nas mesmas colunas',
    `${sheet({})}\n\nPreço;Nome;Categoria;Estoque\n3;B;Canecas;59`,
  ],
  [
    /linha 3: ninguém consegue escolher esta versão: tem o grupo, a cor, o tamanho e o nome de outra \(linha 2\); mude um deles$/,
    'Código;Nome;Categoria;Preço;Cor;Grupo\na;A;Canecas;29,90;Azul;g\nb;A;Canecas;19,90;Azul;g',
  ],
  [
    /linha 2, coluna "Situação": achado "talvez", esperado ativo ou inativo/,
    'Nome;Categoria;Preço;Situação\nA;Canecas;29,90;talvez',
  ],
  [/coluna "Nome": está vazia; esperado o nome do produto/, sheet({ name: '' })],
  [
    'linha 3, coluna "Código": o código "a" já está na linha 2; dê outro a um dos dois',
    sheet({}, { name: 'Outra' }),
  ],
  [/linha 2, coluna "Código": achado "\.\."/, sheet({ id: '..' })],
  [/linha 2: tem células a mais.*"sobra"/, `${sheet({})};sobra`],
  // The comma of the cents, in a CSV file with commas between its cells.
  ...[
    'Nome,Preço,Categoria\nCaneca,34,90,Canecas',
    'Nome,Categoria,Preço\nCaneca,Canecas,34,90',
    'Código,Nome,Preço,Categoria,Estoque,Descrição\na,Caneca,34,90,Canecas,5,Boa\nb,Outra,"29,90",Canecas,4,',
  ].map(
    (text) =>
      [
        /^linha 2, coluna "Preço": achado "34" e "90": a vírgula dos centavos cortou o preço em dois, .*; salve a planilha com ; entre as colunas, ou ponha cada preço entre aspas, como "34,90"$/,
        text,
      ] as const,
  ),
  [
    /^linha 2, coluna "Preço": achado "R\$ 1.234" e "50": a vírgula/,
    'Nome,Preço de,Preço,Categoria\nCaneca,R$ 1.300,00,R$ 1.234,50,Canecas',
  ],
  ['linha 1: falta a coluna "Nome"', sheet({}).replace('Nome', 'Apelido')],
  [
    /linha 1: as colunas "Preço" e "Valor" são para o mesmo, Preço: apague uma/,
    sheet({}).replace('Vendas', 'Valor'),
  ],
  ['loja.csv: não tem nenhum produto', header],
  ['loja.csv: não tem nenhum produto', 'Código;Nome;Categoria;Preço;Situação\na;A;Canecas;29,90;inativo'],
  [
    /^linha 3, coluna "Descrição": há uma aspa \("\) sem par/,
    sheet({}, { id: 'b', description: '"sem fim' }, { id: 'c' }),
  ],
  [
    /^linha 3, coluna "Nome": há uma aspa/,
    sheet({ description: '"a\r\nb"' }, { id: 'b', name: '"sem fim' }, { id: 'c', name: '"Azul"' }),
  ],
  [
    /linha 1: no nome de uma coluna, achado "PreÃ§o": há letras trocadas \(Ã§\)/,
    sheet({}).replace('Preço', 'PreÃ§o'),
  ],
  [
    /loja.csv: não é uma planilha, e sim um documento do Numbers \(no Numbers, escolha .*\)$/,
    Buffer.from(`PK\x03\x04${'\0'.repeat(26)}Index/Document.iwa`),
  ],
  [
    /loja.csv: não é uma planilha, e sim um PDF \(dê o nome de um arquivo .xlsx, .*\)$/,
    Buffer.from('%PDF-1.7'),
  ],
  [/loja.csv: não é uma planilha, e sim uma foto/, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  [/loja.csv: está vazio/, ''],
  [/loja.csv: não se deixa ler \(está danificado\).*salve como/, Buffer.from('PK\x03\x04rest')],
  [/não se deixa ler \(está danificado, ou/, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [/loja.csv: não é uma planilha, e sim um HTML ou XML/, '\uFEFF\n<table><tr><td>Nome'],
  [
    /linha 3, coluna "Preço": achado "42\.415", e na linha 2 "29\.90"/,
    sheet({ price: '29.90' }, { id: 'b', price: '42.415' }),
  ],
  [
    /linha 3, coluna "Preço": achado "35,00", e na linha 2 "29\.90"/,
    sheet({ price: '29.90' }, { id: 'b', price: '35,00' }),
  ],
  [
    /achado "0\.05", e na linha 2 "29,90": escreva os centavos da coluna inteira com o mesmo sinal, aqui 0,05$/,
    sheet({ price: '29,90' }, { id: 'b', price: '0.05' }),
  ],
  [
    /achado "20\.000", e na linha 2 "29\.90": .* aqui 20\.00 ou 20000$/,
    sheet({ price: '29.90' }, { id: 'b', price: '20.000' }),
  ],
  [/^linha 4, coluna "Preço": achado "vinte"/, `Minha loja\n\n${sheet({ price: 'vinte' })}`],
  ['linha 2: falta a coluna "Preço"', `Minha loja\n${sheet({}).replace('Preço', 'Custo')}`],
  [/^loja.csv: não tem uma linha com os nomes das colunas: escreva na primeira linha Nome/, 'Olá'],
  [/^loja.csv: não é uma planilha, ou está danificado: abra-o/, Uint8Array.of(9, 1, 2, 3, 200, 7)],
  [/^loja.csv: não é uma planilha, e sim um JSON \(abra-o .*\)$/, '[{ "name": "Caneca" }]'],
];

describe('a mistake', () => {
  const mistakesIn = (bytes: string | Uint8Array) => {
    const { rows, lines } = read(bytes);
    expect(rows).toEqual([]); // Nothing is imported.
    return lines.filter((each) => each.startsWith('✗')).map((each) => each.slice(2));
  };

  it.each(WRONG_CELLS)('a wrong cell is reported by row and column: %s %j', (column, cell, hint) => {
    const [content] = Object.values(cell);
    expect(mistakesIn(sheet(cell))).toEqual([
      expect.stringContaining(`linha 2, coluna "${column}": achado "${content}", esperado ${hint}`),
    ]);
  });

  it.each(NO_TEXTS)('a text that is wrong in any column is reported: %j', (text, why) => {
    const cell = `"${text}"`;
    const cells = { id: cell, name: cell, description: cell };
    const mistakes = mistakesIn(
      `${header};Cor;Tamanho;Marca;Grupo\n${line(cells)};${cell};${cell};${cell};${cell}`,
    );
    const titles = ['Código', 'Nome', 'Descrição', 'Cor', 'Tamanho', 'Marca', 'Grupo'];
    expect(mistakes).toHaveLength(titles.length);
    titles.forEach((title, index) => {
      expect(mistakes[index]).toMatch(new RegExp(`^linha 2, coluna "${title}": .*${why}`));
    });
  });

  it.each([
    'MAÇÃ',
    'IRMÃ… ROMÃ',
    'MAÇÃ\u00a0VERDE',
    'Æon, CÆSAR',
    'Quê??',
    'P&B',
    'a < b, c > d',
    '# 1!',
    '1e5',
    '3/4',
    '00012',
    '=1+1',
    '-20°',
    '@loja',
  ])('an unusual name is not a mistake: %s', (name) => {
    expect(read(sheet({ name })).rows[0]?.name).toBe(name);
  });

  it.each(MISTAKES)('a mistake in a sheet is reported: %s', (sentence, bytes) => {
    expect(mistakesIn(bytes)[0]).toMatch(sentence);
  });

  it('prices that their own commas cut are one mistake for each row and column, and no other cell is wrong', () => {
    const rows = ['a,Caneca,34,90,Canecas,5', 'b,Outra,"29,90",Canecas,4', 'c,Terceira,19,90,Canecas,3'];
    expect(mistakesIn(`Código,Nome,Preço,Categoria,Estoque\n${rows.join('\n')}`)).toEqual([
      expect.stringMatching(/^linha 2, coluna "Preço": achado "34" e "90"/),
      expect.stringMatching(/^linha 4, coluna "Preço": achado "34" e "90"/),
    ]);
  });

  it.each(SIZES.wrong)('a size that is several sizes, or a date, is a mistake: %s', (size) => {
    expect(mistakesIn(`${header};Tamanho\n${line()};"${size}"`)).toEqual([
      expect.stringMatching(/^linha 2, coluna "Tamanho": achado .*esperado um tamanho/),
    ]);
  });

  it.each(SIZES.right)('an unusual size is not a mistake: %s', (size) => {
    expect(read(`${header};Tamanho\n${line()};"${size}"`).rows[0]?.size).toBe(size);
  });

  it('a name that is too long is reported with every other mistake', () => {
    const rows = [{ name: 'a'.repeat(301) }, { id: 'b', price: '?' }, { id: '..' }];
    expect(mistakesIn(sheet(...rows))).toEqual([
      expect.stringMatching(/^linha 2, coluna "Nome": .*no máximo 300 letras \(este tem 301\)/),
      expect.stringMatching(/^linha 3, coluna "Preço"/),
      expect.stringMatching(/^linha 4, coluna "Código"/),
    ]);
  });

  it('a code that differs from another only in invisible letters is a mistake', () => {
    expect(mistakesIn(sheet({ id: '00012' }, { id: '00012\u200b', name: 'Outra' }))).toEqual([
      'linha 3, coluna "Código": o código "00012" já está na linha 2; dê outro a um dos dois',
    ]);
  });

  it.each(['CANECAS;;;;;;;', ';Canecas;;;;;;', Array(8).fill('CANECAS').join(';')])(
    'a row that is the title of a part of the list is one mistake: %s',
    (row) => {
      const [text = ''] = row.split(';').filter(Boolean);
      expect(mistakesIn(`${header}\n${row}\n${line()}`)).toEqual([
        `linha 2: "${text}" parece um subtítulo: apague a linha, ou preencha as outras colunas se é um produto`,
      ]);
    },
  );

  it('a code that is twice in a sheet of prices is a mistake that says to delete a row', () => {
    const { lines } = read('Código;Preço\na;30\na;40', [product]);
    expect(lines[0]).toBe(
      '✗ linha 3, coluna "Código": o código "a" já está na linha 2; apague uma das linhas',
    );
  });

  const priced = (prices: readonly string[]) =>
    `Código;Nome;Categoria;Preço;Preço de\n${prices.map((price, at) => `c${at};Caneca ${at};Canecas;${price}`).join('\n')}`;

  it('prices whose columns have exchanged names are one mistake', () => {
    expect(mistakesIn(priced(['40;30', '41;31', '42;32', '43;']))).toEqual([
      'linha 1: em 3 linhas a coluna "Preço de" é menor que "Preço": as colunas parecem trocadas; troque os nomes delas',
    ]);
    expect(mistakesIn(priced(['40;30', '41;31', '32;42', '33;43']))).toHaveLength(2);
  });

  it('a mistake that a column causes that was sorted alone is reported with this hint', () => {
    const before = ['10;50', '20;60', '30;70', '90;99', '95;'];
    const earlier = read(priced(before)).rows.map((row) => ({ ...product, ...row }));
    const { lines } = read(priced(['95;50', '90;60', '30;70', '20;99', '10;']), earlier);
    expect(lines.filter((each) => each.startsWith('✗'))).toHaveLength(2);
    expect(lines).toContain(
      '· linha 1: a coluna "Preço" tem os mesmos valores em outra ordem, em 4 produtos, como se só ela tivesse sido ordenada',
    );
  });

  it('a product that was created in the future is noted', () => {
    const { rows, lines } = read(sheet({ date: '12/07/2052' }, { id: 'b', date: '23/11/2026' }));
    expect(rows).toHaveLength(2);
    expect(lines).toEqual([
      '· linha 2, coluna "Criado em": 12/07/2052 ainda não chegou, e até lá o produto é o primeiro das novidades: confira o ano',
    ]);
  });

  it('one mistake in a sheet does not hide another', () => {
    const { lines } = read(sheet({}, { id: 'b', price: '?', sales: '?' }, { id: 'c', date: '?' }));
    expect(lines).toEqual([
      '✗ linha 3, coluna "Preço": achado "?", esperado um preço como 29,90 ou R$ 1.234,56',
      '✗ linha 3, coluna "Vendas": achado "?", esperado um número inteiro, 0 ou mais',
      '✗ linha 4, coluna "Criado em": achado "?", esperado uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12',
    ]);
  });

  it('a mistake has the row number of the spreadsheet program, even after line breaks and empty rows', () => {
    const { lines } = read(
      sheet({ description: '"a\r\nb"' }, {}, { id: 'c', price: '?' }).replace(`${line()}\r\n`, ';;;;;;;\r\n'),
    );
    expect(lines[0]).toMatch(/^✗ linha 4, coluna "Preço"/);
  });
});
