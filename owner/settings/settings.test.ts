import { spawnSync } from 'node:child_process';
import { newFolder } from '../../tests/testing/newFolder';
import { jiti } from '../../tests/testing/jiti';
import { parseSettings } from './parseSettings';
import { registeredKey } from './pixKey';
import { readSettings } from './readSettings';
import { sampleSettings } from './schema';

const sample = JSON.stringify(sampleSettings);
const company = {
  name: 'Loja da Praça Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua das Flores, 10, Recife, PE',
  contact: 'mailto:oi@loja.example',
};

/** The sample shop's settings as text, with another value for one key, or without the key. */
function settingsWith(path: string, value: unknown): string {
  const settings = JSON.parse(sample) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, settings);
  holder[last] = value; // JSON leaves out what is undefined.
  return JSON.stringify(settings);
}

const mistakesIn = (text: string) => parseSettings(text).sentences();

/** The line that begins a sentence about a key of a text without line breaks. */
const LINE_1 = 'linha 1, ';

const COLOUR = 'uma cor escrita com # e seis dígitos de 0 a f, como #1b4b7a';
const CENTS = 'um número inteiro de centavos, de 0 a 1.000.000 (R$ 40,00 é 4000)';
const LETTERS =
  "1 a 30 letras, nenhuma palavra com mais de 20, que a fonte do logotipo tenha: letras do português e de línguas vizinhas, dígitos, espaços e & ' . ! + -";
const DESTINATION = 'um endereço que comece com https://, mailto: ou uma só /';
const COMPANY = 'null, ou um objeto com name, cnpj, address e contact, todos';
const CNPJ =
  'catorze dígitos, os doze primeiros também letras maiúsculas, com os dígitos verificadores certos, como 12.345.678/0001-95';
const WHATSAPP =
  'null, ou um número do Brasil: +55, DDD e 8 ou 9 dígitos, sem espaços nem outros sinais, como +5511912345678';
const PIX = 'null, ou um objeto com key, name e city, todos';
const PIX_KEY = 'a chave como o banco a mostra: um CPF, um CNPJ, um e-mail, um telefone com +55 e DDD';
const CPF = 'um CPF com os dígitos verificadores certos, como 123.456.789-09; um telefone começa com +55';
const pix = { key: '123.456.789-09', name: 'Loja da Praça Ltda.', city: 'São Paulo' };
const CONTACT = 'um endereço que comece com mailto:, tel:+ ou https://, como mailto:oi@loja.example';

describe('a mistake in the settings is one sentence: the key, what was found, what is allowed', () => {
  it.each<[key: string, planted: unknown, allowed: string, found?: string]>([
    ['shippingInCents', '40,00', CENTS],
    ['shippingInCents', 90_000_000, CENTS],
    ['shippingInCents', undefined, CENTS],
    ['name', '', LETTERS],
    ['name', 'Канека', LETTERS],
    ['name', 'Æ & Ø', 'pelo menos uma letra de a a z, ou um dígito'],
    ['name', 'A'.repeat(21), LETTERS],
    ['slogan', 'uma\nlinha', 'um texto de 1 a 120 letras, sem espaços no começo ou no fim'],
    ['colours.blue', 'navy', COLOUR],
    ['categories', {}, 'um objeto com 1 a 8 categorias por suas chaves'],
    ['categories.mugs', 'Canecas', 'um objeto com tab e one'],
    ['categories.mugs.tab', 'CAMISETAS', "outro texto que o das outras abas e que 'Todos os produtos'"],
    [
      'categories.bolsas',
      { tab: 'Bolsas', one: 'Bolsa', drawing: '/pictures/bolsas.svg' },
      'um desenho que existe, como /pictures/product.svg',
      '"/pictures/bolsas.svg"',
    ],
    [
      'categories.bolsas',
      { tab: 'Bolsas', one: 'Bolsa', drawing: 'https://example.com/bolsa.svg' },
      'o endereço de um desenho da loja ou de uma foto sua',
      '"https://example.com/bolsa.svg"',
    ],
    ['categories.mugs.path', 'Canecas', 'o endereço da aba sem a barra'],
    ['categories.mugs.path', 'cart', 'outro endereço, porque /cart é um endereço da loja'],
    ['categories.mugs.path', 'camisetas', 'outro endereço, porque /camisetas é o de t-shirts'],
    [
      'categories.mugs',
      { tab: 'Æ', one: 'Caneca' },
      'um endereço, porque a aba não tem letra de a a z nem dígito',
      '""',
    ],
    ['pageSize', 0, 'um número inteiro de produtos, de 1 a 100'],
    ['quantityLimit', 1.5, 'um número inteiro, de 1 a 99'],
    ['policy', [], 'um objeto com newest e freeShipping'],
    ['facts', { mugs: ['Palha'] }, 'um rótulo de 1 a 30 letras', '["Palha"]'],
    ['categories.Bolsas', { tab: 'Bolsas', one: 'Bolsa' }, 'chaves de até 30 letras minúsculas', '"Bolsas"'],
    ['policy.freeShipping', 'yes', '"promised", "applied" ou "none"'],
    ['checkoutWaitMs', '5s', 'um número inteiro de milissegundos, de 0 a 60.000 (5 segundos são 5000)'],
    ['checkoutWaitMs', 5, '0, ou milissegundos a partir de 100: 5 segundos são 5000'],
    ['undoOfferMs', 10, 'um número inteiro de milissegundos, de 1.000 a 600.000 (10 segundos são 10000)'],
    ['payment', ['Pix', 'Boleto', 'pix'], 'cada texto uma vez só: "pix" está duas vezes na lista'],
    ['synonyms.0', ['caneca', 'copo', 'caneca'], 'cada texto uma vez só: "caneca" está duas vezes na lista'],
    ['shippingInCents', 40, '0, ou centavos a partir de 100: R$ 40,00 é 4000'],
    ['freeShippingAboveInCents', 250, '0, ou centavos a partir de 1000: R$ 250,00 é 25000'],
    ['returnDays', 3, 'null, ou um número inteiro de dias, de 7, que são os da lei, a 365'],
    ['links', { Reembolsos: 'javascript:alert(1)' }, DESTINATION, '"javascript:alert(1)"'],
    ['company', 'Loja Ltda.', COMPANY],
    ['company', { ...company, cnpj: '11.222.333/0001-82' }, CNPJ, '"11.222.333/0001-82"'],
    ['company', { ...company, cnpj: '00.000.000/0000-00' }, CNPJ, '"00.000.000/0000-00"'],
    ['company', { ...company, contact: 'oi@loja.example' }, CONTACT, '"oi@loja.example"'],
    ['deliveryDays', [3], 'null, ou o menor e o maior número de dias úteis, como [3, 8]'],
    ['facts', { mugs: { Material: '' } }, 'um texto de 1 a 500 letras', '""'],
    ['deliveryDays', [8, 3], 'dois números de dias diferentes, o menor primeiro'],
    ['payment', [], 'null, ou uma lista de 1 a 10 formas de pagamento, como ["Pix", "Boleto"]'],
    ['whatsapp', '+55 81 98765-4321', WHATSAPP],
    ['whatsapp', '+81987654321', WHATSAPP], // 55 forgotten: a number of Japan.
    ['whatsapp', '+5523987654321', WHATSAPP], // No area has the code 23.
    ['pix', '12345678909', PIX],
    ['pix', { key: pix.key, name: pix.name }, 'um texto de 1 a 15 letras do português', 'nada'],
    ['pix', { ...pix, key: 'minha chave' }, PIX_KEY, '"minha chave"'],
    ['pix', { ...pix, key: '123.456.789-00' }, CPF, '"123.456.789-00"'],
    ['pix', { ...pix, key: '111.111.111-11' }, CPF, '"111.111.111-11"'],
    ['pix', { ...pix, key: '11912345678' }, CPF, '"11912345678"'], // +55 forgotten.
    ['pix', { ...pix, key: '+551191234567' }, PIX_KEY, '"+551191234567"'], // A digit forgotten.
    ['pix', { ...pix, key: '11.222.333/0001-82' }, CNPJ, '"11.222.333/0001-82"'],
    ['pix', { ...pix, key: '12.ABC.345/01DE-36' }, CNPJ, '"12.ABC.345/01DE-36"'],
    ['pix', { ...pix, key: 'oi@loja' }, PIX_KEY, '"oi@loja"'],
    [
      'pix',
      { ...pix, key: '123e4567e12b12d1a456426655440000' },
      PIX_KEY,
      '"123e4567e12b12d1a456426655440000"',
    ],
    [
      'pix',
      { ...pix, name: 'Loja da Praça do Recife S.A' },
      'um texto de 1 a 25 letras',
      '"Loja da Praça do Recife S.A"',
    ],
    ['pix', { ...pix, city: 'Vitória da Conquista' }, 'um texto de 1 a 15 letras', '"Vitória da Conquista"'],
    ['pix', { ...pix, name: 'Лавка' }, 'um texto de 1 a 25 letras do português', '"Лавка"'],
    ['pix', pix, 'null enquanto company e whatsapp são null: escreva quem vende', '"123.456.789-09"'],
  ])(
    'a wrong setting is reported in one sentence: %s: %j',
    (key, planted, allowed, found = JSON.stringify(planted) ?? 'nada') => {
      const mistakes = mistakesIn(settingsWith(key, planted));
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toMatch(
        new RegExp(`^(?:linha 1, )?${key.replaceAll('$', '\\$')}[\\w.çõ]*: achado `),
      );
      expect(mistakes[0]).toContain(`achado ${found}; permitido: ${allowed}`);
    },
  );

  it.each<[key: string, planted: unknown, right: unknown]>([
    ...[
      '+55 81 98765-4321',
      '55 (81) 98765-4321',
      '(81) 98765-4321',
      '081 98765 4321',
      '+81987654321',
      5581987654321,
    ].map((typed): [string, unknown, unknown] => ['whatsapp', typed, '+5581987654321']),
    ['whatsapp', '', null],
    ['whatsapp', 'não', null],
    ['pix', { ...pix, key: '123 456 789 09' }, '12345678909'],
    ['pix', { ...pix, key: '123.456.789 - 09' }, '123.456.789-09'],
    ['pix', { ...pix, key: 12345678909 }, '12345678909'],
    ['pix', { ...pix, key: '11.222.333 / 0001-81' }, '11.222.333/0001-81'],
    ['pix', { ...pix, key: ' oi@loja.example ' }, 'oi@loja.example'],
    ['pix', { ...pix, key: '(81) 98765-4321' }, '+5581987654321'],
    ['pix', { ...pix, key: '123e4567e12b12d1a456426655440000' }, '123e4567-e12b-12d1-a456-426655440000'],
    ['company', { ...company, cnpj: '11 222 333 0001 81' }, '11222333000181'],
    ['company', { ...company, contact: 'oi@loja.example' }, 'mailto:oi@loja.example'],
    ['company', { ...company, contact: '(81) 98765-4321' }, 'tel:+5581987654321'],
    ['company', { ...company, contact: 'www.loja.example/contato' }, 'https://www.loja.example/contato'],
    ['links', { Ajuda: 'http://loja.example' }, 'https://loja.example'],
    ['shippingInCents', 'R$ 15,00', 1500],
    ['shippingInCents', '15,90', 1590],
    ['shippingInCents', 'R$ 1.234,50', 123_450],
    ['shippingInCents', '15 reais', 1500],
    ['shippingInCents', 15.9, 1590],
    ['shippingInCents', '1500', 1500],
    ['pageSize', '12', 12],
    ['pixDiscount', '5%', 5],
    ['instalments', '3x', 3],
    ['returnDays', '7 dias', 7],
    ['checkoutWaitMs', '5s', 5000],
    ['deliveryDays', '3 a 8 dias úteis', [3, 8]],
    ['payment', 'Pix, Boleto', ['Pix', 'Boleto']],
    ['colours.blue', '1b4b7a', '#1b4b7a'],
    ['colours.blue', '#abc', '#aabbcc'],
    ['policy.newest', 'Newest-first', 'newest-first'],
    ['categories.mugs.path', 'Canecas de Barro', 'canecas-de-barro'],
    ['slogan', ' Canecas ', 'Canecas'],
  ])(
    'a wrong setting that is right in other words is reported with what to write: %s: %j',
    (key, planted, right) => {
      const mistake = mistakesIn(settingsWith(key, planted)).find((sentence) => sentence.includes('escreva'));
      expect(mistake).toMatch(/^linha 1, .*: achado /);
      expect(mistake?.replace(/.*; escreva /, '')).toBe(JSON.stringify(right));
    },
  );

  it.each([
    ['whatsapp', '+558191234567', 'um celular tem 9 dígitos: +5581991234567'],
    ['whatsapp', '(81) 9123-4567', 'um celular tem 9 dígitos: +5581991234567'],
    ['whatsapp', '+5520987654321', 'o DDD 20 não existe'],
    ['pix', { ...pix, key: '+558191234567' }, 'um celular tem 9 dígitos: +5581991234567'],
    ['pix', { ...pix, key: '(20) 98765-4321' }, 'o DDD 20 não existe'],
    ['company', { ...company, contact: 'tel:+558191234567' }, 'um celular tem 9 dígitos: +5581991234567'],
  ])(
    'a telephone number that Brazil does not have is reported with what is wrong: %s: %j',
    (key, planted, why) => {
      const mistake = mistakesIn(settingsWith(key, planted))[0] ?? '';
      expect(mistake.replace(/.*; /, '')).toBe(why);
    },
  );

  it('a key of pix that may be a CPF is no telephone number', () => {
    expect(mistakesIn(settingsWith('pix', { ...pix, key: '20345678900' }))[0]).not.toContain('DDD 20');
  });

  it('a wrong setting that is not a right one in other words has no value to write', () => {
    for (const [key, planted] of [
      ['whatsapp', '+5523987654321'],
      ['pageSize', 1000],
      ['pageSize', '12,5'],
      ['links', { Ajuda: 'ajuda' }],
      ['name', 'Канека'],
    ] as const)
      expect(mistakesIn(settingsWith(key, planted))[0]).not.toContain('escreva');
  });

  it.each([
    [{ shipingInCents: 4000 }, 'shipingInCents: esta chave não existe; talvez seja shippingInCents'],
    [{ frete: 2500 }, 'frete: esta chave não existe; talvez seja shippingInCents'],
    [{ freteGratis: 2500 }, 'freteGratis: esta chave não existe; talvez seja freeShippingAboveInCents'],
    [{ Whatsapp: null }, 'Whatsapp: esta chave não existe; talvez seja whatsapp'],
    [{ vitrine: 1 }, /^linha 1, vitrine: esta chave não existe; apague-a, ou use uma destas: name, slogan, /],
    [{ links: { Reembolso: '/cart' } }, 'links.Reembolso: esta chave não existe; talvez seja Reembolsos'],
    [
      { links: { Devoluções: '/cart' } },
      /^linha 1, links\.Devoluções: .*: Ajuda, Reembolsos, Entregas e Frete, Trocas e Devoluções$/,
    ],
    [{ facts: { hats: { Material: 'Palha' } } }, /^linha 1, facts\.hats: .*uma destas: t-shirts, mugs$/],
    [{ facts: { mug: { Material: 'Barro' } } }, 'facts.mug: esta chave não existe; talvez seja mugs'],
  ])('an unknown key is reported with a similar key, or with all keys: %j', (planted, sentence) => {
    const mistakes = mistakesIn(JSON.stringify({ ...sampleSettings, ...planted }));
    expect(mistakes).toEqual([
      typeof sentence === 'string' ? LINE_1 + sentence : expect.stringMatching(sentence),
    ]);
  });

  it.each([
    ['returnDays', 'returnDay'],
    ['shippingInCents', 'frete'],
    ['policy.freeShipping', 'freeshiping'],
  ])('a missing key %s that is there as %s is one mistake', (key, misspelt) => {
    const holder = key.split('.').slice(0, -1);
    const settings = JSON.parse(settingsWith(key, undefined)) as Record<string, Record<string, unknown>>;
    Object.assign(holder.length > 0 ? (settings.policy ?? {}) : settings, { [misspelt]: 7 });
    expect(mistakesIn(JSON.stringify(settings))).toEqual([
      `linha 1, ${[...holder, misspelt].join('.')}: esta chave não existe; talvez seja ${key.split('.').at(-1)}`,
    ]);
  });

  it('all mistakes are reported at once in the order of the lines: keys, values, and combinations of settings', () => {
    const text = JSON.stringify(
      { ...sampleSettings, pageSize: '12', nmae: 'Loja', slogn: '', whatsapp: undefined },
      null,
      2,
    )
      .replace(
        '"gray-800": "#4a443c"',
        '"gray-800": "#999999",\n    "grey": "#999999",\n    "pink": "#999999"',
      )
      .replace('"shippingInCents": 4000,', '"shippingInCents": "40,00",\n  "name": "Loja",');
    const places = mistakesIn(text).map((sentence) => sentence.replace(/(?:: achado|: esta chave).*/, ''));
    const lineOf = (words: string) => `linha ${text.slice(0, text.indexOf(words)).split('\n').length}`;
    expect(places).toEqual([
      `${lineOf('"name": "Loja",\n  "free')}, coluna 3: "name" já está na linha 2; deixe uma das duas`,
      `${lineOf('"gray-800"')}, colours.gray-800`,
      `${lineOf('"grey"')}, colours.grey`,
      `${lineOf('"pink"')}, colours.pink`,
      `${lineOf('"pageSize"')}, pageSize`,
      `${lineOf('"shippingInCents"')}, shippingInCents`,
      `${lineOf('"nmae"')}, nmae`,
      `${lineOf('"slogn"')}, slogn`,
      'whatsapp',
    ]);
  });

  it('a mistake that only follows from another mistake is not reported', () => {
    const shop = { ...sampleSettings, pix, whatsapp: '81987654321', categories: { mugs: 'Canecas' } };
    expect(mistakesIn(JSON.stringify(shop)).map((sentence) => sentence.split(':')[0])).toEqual([
      'linha 1, categories.mugs',
      'linha 1, whatsapp',
    ]);
  });

  it('colours with too little contrast are reported', () => {
    expect(mistakesIn(settingsWith('colours.gray-800', '#999999'))[0]).toBe(
      'linha 1, colours.gray-800: achado #999999 (gray-800, os textos secundários) sobre #ffffff (white, o cabeçalho, e o texto dos botões), um contraste de 2,84:1; permitido: 4,5:1 ou mais para textos (WCAG AA): escureça uma das duas, ou clareie a outra',
    );
    expect(mistakesIn(settingsWith('colours.blue', '#9ec5ff'))[0]).toMatch(
      /^linha 1, colours\.blue: achado #ffffff \(white, o cabeçalho, e o texto dos botões\) sobre #9ec5ff \(blue, os botões e os links\), /,
    );
    expect(mistakesIn(settingsWith('colours.gray-400', '#cccccc'))[0]).toContain(
      'permitido: 3:1 ou mais para bordas e anéis de foco (WCAG AA)',
    );
  });

  it.each([
    ['{\n  "name": "Loja",\n}', ['linha 3, coluna 1: há uma vírgula a mais antes de }']],
    ['{ "name": "Loja" "slogan": "" }', ['linha 1, coluna 18: falta uma vírgula antes de "slogan"']],
    [
      '{\n  "name": "Loja"\n  "slogan": ""\n}',
      ['linha 3, coluna 3: falta uma vírgula no fim da linha de cima, antes de "slogan"'],
    ],
    [
      '{\n  “name”: “Ação”,\n  "slogan" "",\n  "pageSize":,\n  "x": [1,]\n}',
      [
        'linha 2, coluna 3: achado "“"; permitido: aspas retas (") em volta de chaves e textos',
        'linha 3, coluna 12: faltam dois-pontos (:) entre a chave e o valor',
        'linha 4, coluna 14: falta o valor antes de ,',
        'linha 5, coluna 11: há uma vírgula a mais antes de ]',
      ],
    ],
    [
      '{ "é": “Loja” }',
      ['linha 1, coluna 8: achado "“"; permitido: aspas retas (") em volta de chaves e textos'],
    ],
    [
      "{ 'name': 1 }",
      ['linha 1, coluna 3: achado "\'"; permitido: aspas retas (") em volta de chaves e textos'],
    ],
    [
      '{ "whatsapp": +5581987654321 }',
      [
        'linha 1, coluna 15: achado "+5581987654321"; permitido: aspas retas (") em volta de chaves e textos; sem elas só números sem +, true, false e null',
      ],
    ],
    [
      '{ "shippingInCents": 40,00 }',
      [
        'linha 1, coluna 25: achado "40,00"; permitido: um número sem vírgula, espaços nem outros sinais; escreva 4000',
      ],
    ],
    ['{\n  "name": "Loja,\n  "slogan": ""\n}', ['linha 2, coluna 11: falta a aspa (") no fim de "Loja,']],
    [
      '{ // a loja\n  "name": "Loja" }',
      ['linha 1, coluna 3: achado "// a loja"; permitido: nenhum comentário: apague-o'],
    ],
    ['{ "name": "Loja"', ['linha 1, coluna 17: falta } no fim']],
    [
      '{ "name": "Loja" } }',
      ['linha 1, coluna 20: achado "}"; permitido: nada depois do fim: confira se há um } ou ] a mais antes'],
    ],
    [
      '{ "name": "C:\\Loja" }',
      [String.raw`linha 1, coluna 11: em "C:\Loja" há uma barra \: escreva-a duas vezes (\\), ou /`],
    ],
    ['', ['linha 1, coluna 1: está vazio, ou falta o fim']],
    [
      '[]',
      [
        'o arquivo todo: achado []; permitido: um objeto entre chaves { } com as chaves de docs/configuracoes.md',
      ],
    ],
  ])('each syntax error is reported with its position, and what to do: %j', (text, sentences) => {
    expect(mistakesIn(text)).toEqual(sentences);
  });

  it.each([
    ['"shippingInCents": 25,00', '25,00', 2500],
    ['"shippingInCents": 2 500', '2 500', 2500],
    ['"shippingInCents": R$ 1.250,00', 'R$ 1.250,00', 125_000],
    ['"pixDiscount": 5%', '5%', 5],
    ['"returnDays": 7 dias', '7 dias', 7],
    ['"checkoutWaitMs": 5 s', '5 s', 5000],
  ])('a number that JSON does not allow is reported with the number to write: %s', (line, value, number) => {
    expect(mistakesIn(`{\n  ${line},\n  "pageSize": 12\n}`)).toEqual([
      expect.stringMatching(/^linha 2, coluna \d+: /),
    ]);
    expect(mistakesIn(`{\n  ${line}\n}`)[0]).toContain(
      `achado "${value}"; permitido: um número sem vírgula, espaços nem outros sinais; escreva ${number}`,
    );
  });

  it.each([
    '"slogan": "As "melhores" canecas"',
    '"slogan": ""Melhores" canecas"',
    '"slogan": "Caneca de 12""',
    '"slogan": "As "12" canecas"',
    '"payment": ["Pix", "Cartão "Visa""]',
  ])('quotation marks inside a text are reported as such, and nothing that only follows: %s', (line) => {
    expect(mistakesIn(`{\n  ${line},\n  "pageSize": 12\n}`)).toEqual([
      expect.stringMatching(/^linha 2, coluna \d+: aspas dentro de um texto: escreva \\" ou use ’$/),
    ]);
  });

  it("the guide's lines in place of the whole file are reported as such", () => {
    expect(mistakesIn('"name": "Loja",\n"facts": null,\n')).toEqual([
      expect.stringMatching(/^linha 1, coluna 1: falta \{ no começo, e \} no fim: /),
    ]);
  });

  it('both lines of a repeated key are named', () => {
    expect(mistakesIn(sample.replace(/}$/, ',\n"name": "Outra",\n"policy": null}'))).toEqual([
      'linha 2, coluna 1: "name" já está na linha 1; deixe uma das duas',
      'linha 3, coluna 1: "policy" já está na linha 1; deixe uma das duas',
      expect.stringMatching(/^linha \d, policy: achado null/),
    ]);
  });
});

it('a category without a drawing has the drawing of its key, or else that of any product', () => {
  const { settings } = parseSettings(settingsWith('categories.prints', { tab: 'Gravuras', one: 'Gravura' }));
  const { categories = {} } = settings ?? {};
  expect(categories.mugs).not.toHaveProperty('drawing'); // The shop shows /pictures/mugs.svg.
  expect(categories.prints).toMatchObject({ drawing: '/pictures/product.svg' });
});

describe('a file of settings', () => {
  const { inFolder, put } = newFolder();

  it.each([
    [
      'nada.json',
      /^SHOP_SETTINGS: achado "[^"]*nada\.json": não existe este arquivo: .*; deixe .* shop\.json\.$/,
    ],
    ['.', /^SHOP_SETTINGS: achado "[^"]*": é uma pasta, e não um arquivo: /],
  ])('a file of settings that cannot be read is named with the cause: %s', (name, sentence) => {
    const before = process.env.SHOP_SETTINGS;
    process.env.SHOP_SETTINGS = inFolder(name);
    try {
      expect(() => readSettings()).toThrow(sentence);
    } finally {
      process.env.SHOP_SETTINGS = before;
    }
  });

  it("if the shop's own file cannot be read, the sentence names no variable", () => {
    expect(() => readSettings(inFolder('shop.json.txt'))).toThrow(
      /^[^:]*shop\.json\.txt: não existe este arquivo/,
    );
  });

  it('a file with .txt behind its name, in place of the settings, is named', () => {
    put('shop.json.txt', sample);
    expect(() => readSettings(inFolder('shop.json'))).toThrow(
      /^[^:]*shop\.json: há shop\.json\.txt: o nome deve ser shop\.json, sem \.txt\.$/,
    );
  });

  it('a link in the settings to a page that does not exist is a mistake', () => {
    const links = { Ajuda: '/nada', Reembolsos: '/canecas', 'Entregas e Frete': '/frete#prazo' };
    put('shop.json', settingsWith('links', links));
    put('pages/frete.md', '# Frete');
    expect(() => readSettings(inFolder('shop.json'))).toThrow(
      /^[^:]*shop\.json: linha 1, links\.Ajuda: achado "\/nada"; permitido: uma página da loja, como \/cart .*\.$/,
    );
  });

  it("a mistake in a file of settings does not make a page's link to a category a mistake, too", () => {
    put('pages/frete.md', '# Frete\n\n[canecas](/canecas) [nada](/nada)');
    put('shop.json', settingsWith('pageSize', 0));
    expect(() => readSettings(inFolder('shop.json'))).toThrow(
      /^[^:]*shop\.json: linha 1, pageSize: [^\n]*\npages\/frete\.md: linha 3: achado "\/nada"[^\n]*$/,
    );
    put('shop.json', settingsWith('categories', {}));
    expect(() => readSettings(inFolder('shop.json'))).toThrow(
      /^[^:]*shop\.json: linha 1, categories: [^\n]*$/,
    );
  });

  it('builds and commands read a file of settings in any encoding', () => {
    const bytesOf = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
    const [file, list] = [inFolder('shop.json'), inFolder('list.json')];
    put('shop.json', bytesOf(settingsWith('categories.mugs.tab', 'Xícaras')));
    put('list.json', bytesOf('[]'));
    expect(readSettings(file).shop.categories.mugs?.tab).toBe('Xícaras');
    const command = [jiti, 'owner/products/cli.ts', 'check', list];
    const { stdout, stderr } = spawnSync(process.execPath, command, {
      env: { ...process.env, SHOP_SETTINGS: file },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('0 Xícaras');
  });
});

it.each<[key: string, value: unknown]>([
  ['name', "D'Ávila & Cia. 2"],
  [
    'categories',
    {
      bones: { tab: 'Bonés', one: 'Boné', drawing: '/pictures/product.svg' },
      mugs: { tab: 'Canecas', one: 'Caneca' },
      't-shirts': { tab: 'Camisetas', one: 'Camisa' },
    },
  ],
  ['policy', { newest: 'newest-first', freeShipping: 'none' }],
  ['links', { Reembolsos: 'mailto:oi@loja.example', 'Entregas e Frete': 'https://loja.example/?a#b' }],
  ['company', { ...company, cnpj: '11222333000181', contact: 'tel:+5581999990000' }],
  ['company', { ...company, cnpj: '12.ABC.345/01DE-35', contact: 'https://loja.example/contato' }],
  ['deliveryDays', undefined],
  ['whatsapp', '+5581987654321'],
  ['company', { ...company, contact: 'tel:+558001234567' }],
  ['whatsapp', '+558133334444'],
  ['pix', undefined],
])('the setting %s may be %j', (key, value) => {
  expect(mistakesIn(settingsWith(key, value))).toEqual([]);
});

it.each([
  '123.456.789-09',
  '12345678909',
  '11.222.333/0001-81',
  '12ABC34501DE35',
  'Oi+loja@loja.example',
  '+5581987654321',
  '123E4567-e12b-12d1-a456-426655440000',
])('the key of pix may be %s, in a shop that receives orders', (key) => {
  const settings = JSON.parse(sample) as Record<string, unknown>;
  const shop = { ...settings, whatsapp: '+5581987654321', pix: { ...pix, key } };
  expect(mistakesIn(JSON.stringify(shop))).toEqual([]);
});

it.each([
  ['123.456.789-09', '12345678909'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['Oi@Loja.example', 'oi@loja.example'],
  ['+5581987654321', '+5581987654321'],
  ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('the key %s is registered as %s at the central bank', (key, registered) => {
  expect(registeredKey(key)).toBe(registered);
});
