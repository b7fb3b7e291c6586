import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jiti } from '../jiti';
import { parseSettings } from './parseSettings';
import { readSettings } from './readSettings';

const sample = readFileSync('tools/settings/sampleShop.json', 'utf8');
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

const mistakesIn = (text: string) => {
  const parsed = parseSettings(text);
  return 'mistakes' in parsed ? parsed.mistakes.map(({ en }) => en) : [];
};

const COLOUR = 'a colour as # and six digits from 0 to f, such as #1b4b7a';
const CENTS = 'a whole number of cents, from 0 to 1,000,000 (R$ 40,00 is 4000)';
const LETTERS =
  "1 to 30 characters, no word longer than 20, that the logo's font has: letters of Western Europe, digits, spaces and & ' . ! + -";
const DESTINATION = 'an address that begins with https://, mailto: or a single /';
const COMPANY = 'null, or an object with all of name, cnpj, address and contact';
const CNPJ =
  'fourteen digits, the first twelve also capital letters, with right check digits, such as 12.345.678/0001-95';
const METRICS =
  'null, or an address that begins with https:// or http://localhost, such as https://metrics.example/collect';
const WHATSAPP = 'null, or a number of Brazil: +55, area code and 8 or 9 digits, such as +5511912345678';
const CONTACT = 'an address that begins with mailto:, tel:+ or https://, such as mailto:oi@loja.example';

describe('a mistake in the settings is one sentence: the key, what was found, what is allowed', () => {
  it.each<[key: string, planted: unknown, found: string, allowed: string]>([
    ['shippingInCents', '40,00', '"40,00"', CENTS],
    ['shippingInCents', '4000', '"4000"', CENTS],
    ['shippingInCents', 40.5, '40.5', CENTS],
    ['shippingInCents', -1, '-1', CENTS],
    ['shippingInCents', 90_000_000, '90000000', CENTS],
    ['shippingInCents', undefined, 'nothing', CENTS],
    [
      'freeShippingAboveInCents',
      null,
      'null',
      'a whole number of cents, from 0 to 100,000,000 (R$ 900,00 is 90000)',
    ],
    ['shipingInCents', 4000, '4000', 'only the keys $schema, name, '],
    ['storagePrefix', 'loja:', '"loja:"', 'only the keys $schema, name, '],
    ['name', '', '""', LETTERS],
    ['name', 'Loja ', '"Loja "', LETTERS],
    ['name', 'Канека', '"Канека"', LETTERS],
    ['name', 'Æ & Ø', '"Æ & Ø"', 'at least one letter from a to z, or a digit'],
    ['name', 'Ab '.repeat(10) + 'c', `"${'Ab '.repeat(10)}c"`, LETTERS],
    ['name', 'A'.repeat(21), `"${'A'.repeat(21)}"`, LETTERS],
    ['slogan', 7, '7', 'a text of 1 to 120 characters, without spaces around it'],
    ['slogan', 'uma\nlinha', '"uma\\nlinha"', 'a text of 1 to 120 characters, without spaces around it'],
    ['colours.blue', 'navy', '"navy"', COLOUR],
    ['colours.white-200', '#fff', '"#fff"', COLOUR],
    ['colours.gray-800', undefined, 'nothing', COLOUR],
    ['colours.grey-50', '#f4f0ea', '"#f4f0ea"', 'only the keys white, dark, '],
    ['categories.t-shirts.tab', '', '""', 'a text of 1 to 30 characters, without spaces around it'],
    ['categories', {}, '{}', 'an object with 1 to 8 categories by their keys'],
    ['categories.mugs', 'Canecas', '"Canecas"', 'an object with tab and one'],
    [
      'categories.mugs.tab',
      'camisetas',
      '"camisetas"',
      "a text that no other tab has, and not 'Todos os produtos'",
    ],
    [
      'categories.bolsas',
      { tab: 'Bolsas', one: 'Bolsa' },
      '"/pictures/bolsas.svg"',
      'an existing file, such as /pictures/product.svg',
    ],
    [
      'categories.bolsas',
      { tab: 'Bolsas', one: 'Bolsa', drawing: 'https://example.com/bolsa.svg' },
      '"https://example.com/bolsa.svg"',
      'the address of a file in public/pictures or of a photo',
    ],
    [
      'categories.canecas',
      { tab: 'Copos', one: 'Copo', drawing: '/pictures/product.svg' },
      '"canecas"',
      'another key, because links to mugs have this word',
    ],
    ['pageSize', 0, '0', 'a whole number of products, from 1 to 100'],
    ['quantityLimit', 1.5, '1.5', 'a whole number, from 1 to 99'],
    ['policy.newest', true, 'true', '"oldest-first" or "newest-first"'],
    ['policy.freeShipping', 'yes', '"yes"', '"promised", "applied" or "none"'],
    ['checkoutWaitMs', '5s', '"5s"', 'a whole number of milliseconds, from 0 to 60,000 (5 seconds are 5000)'],
    ['undoOfferMs', 10, '10', 'a whole number of milliseconds, from 1,000 to 600,000 (10 seconds are 10000)'],
    ['links', {}, '{}', 'null, or an object with some of Ajuda, Reembolsos, '],
    ['links', { Ajuda: 'loja.example/ajuda' }, '"loja.example/ajuda"', DESTINATION],
    ['links', { Reembolsos: 'javascript:alert(1)' }, '"javascript:alert(1)"', DESTINATION],
    ['links', { Ajuda: '//loja.example' }, '"//loja.example"', DESTINATION],
    ['links', { Devoluções: '/trocas' }, '"/trocas"', 'only the keys Ajuda, Reembolsos, '],
    ['company', 'Loja Ltda.', '"Loja Ltda."', COMPANY],
    ['company', { ...company, cnpj: '' }, '""', CNPJ],
    ['company', { ...company, cnpj: '11.222.333/0001-82' }, '"11.222.333/0001-82"', CNPJ],
    ['company', { ...company, cnpj: '00.000.000/0000-00' }, '"00.000.000/0000-00"', CNPJ],
    ['company', { ...company, contact: 'oi@loja.example' }, '"oi@loja.example"', CONTACT],
    ['company', { ...company, address: undefined }, 'nothing', 'a text of 1 to 200 characters'],
    ['deliveryDays', 5, '5', 'null, or the least and the most working days, such as [3, 8]'],
    ['deliveryDays', [3], '[3]', 'null, or the least and the most working days, such as [3, 8]'],
    ['deliveryDays', [3, '8'], '"8"', 'a whole number of working days, from 0 to 365'],
    ['facts', 'Algodão', '"Algodão"', 'null, or an object with some of the keys of categories'],
    ['facts', { hats: { Material: 'Palha' } }, '{"Material":"Palha"}', 'only the keys t-shirts, mugs'],
    ['facts', { mugs: {} }, '{}', 'an object with 1 to 10 labels'],
    ['facts', { mugs: { Material: '' } }, '""', 'a text of 1 to 500 characters'],
    ['deliveryDays', [8, 3], '[8,3]', 'two different numbers of days, the smaller one first'],
    ['deliveryDays', [5, 5], '[5,5]', 'two different numbers of days, the smaller one first'],
    ['payment', 'Pix', '"Pix"', 'null, or a list of 1 to 10 ways to pay, such as ["Pix", "Boleto"]'],
    ['payment', [], '[]', 'null, or a list of 1 to 10 ways to pay, such as ["Pix", "Boleto"]'],
    ['payment', ['Pix', ' '], '" "', 'a text of 1 to 60 characters, without spaces around it'],
    ['whatsapp', '+81987654321', '"+81987654321"', WHATSAPP], // 55 forgotten: a number of Japan.
    ['whatsapp', '81987654321', '"81987654321"', WHATSAPP],
    ['whatsapp', '+55987654321', '"+55987654321"', WHATSAPP],
    ['whatsapp', '+5523987654321', '"+5523987654321"', WHATSAPP], // No area has the code 23.
    ['whatsapp', '+5581887654321', '"+5581887654321"', WHATSAPP],
    ['whatsapp', '+55 81 98765-4321', '"+55 81 98765-4321"', WHATSAPP],
    ['offline', undefined, 'nothing', 'null, true or false'],
    ['offline', 0, '0', 'null, true or false'],
    ['offline', 'yes', '"yes"', 'null, true or false'],
    ['metrics', undefined, 'nothing', METRICS],
    ['metrics', true, 'true', METRICS],
    ['metrics', '', '""', METRICS],
    ['metrics', '/collect', '"/collect"', METRICS],
    ['metrics', 'http://metrics.example/collect', '"http://metrics.example/collect"', METRICS],
    ['metrics', 'https://me@metrics.example', '"https://me@metrics.example"', METRICS],
    ['metrics', "https://a.example;script-src 'none'", '"https://a.example;script-src \'none\'"', METRICS],
    ['metrics', 'https://metrics.example:70000/', '"https://metrics.example:70000/"', METRICS],
  ])('%s: %j', (key, planted, found, allowed) => {
    const mistakes = mistakesIn(settingsWith(key, planted));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${key.replaceAll('$', '\\$')}[\\w.çõ]*: found `));
    expect(mistakes[0]).toContain(`found ${found}; allowed: ${allowed}`);
  });

  it('reports every one of several', () => {
    expect(
      mistakesIn(sample.replace('4000,', '"40,00",').replace('"pageSize": 12', '"pageSize": "12"')),
    ).toEqual([
      'pageSize: found "12"; allowed: a whole number of products, from 1 to 100',
      `shippingInCents: found "40,00"; allowed: ${CENTS}`,
    ]);
  });

  it('reports colours with too little contrast', () => {
    expect(mistakesIn(settingsWith('colours.gray-800', '#999999'))[0]).toBe(
      'colours.gray-800 on colours.white: found #999999 on #ffffff, a contrast of 2.84:1; allowed: 4.5:1 or more for texts (WCAG AA)',
    );
    expect(mistakesIn(settingsWith('colours.gray-400', '#cccccc'))[0]).toContain(
      'allowed: 3:1 or more for borders and focus rings (WCAG AA)',
    );
  });

  it.each([
    ['', 'line 1, column 1: Unexpected end of file'],
    ['loja', 'line 1, column 1: Unexpected "loja"'],
    ['[]', 'all of it: found []; allowed: an object in braces'],
    ['{\n  "name": "Loja",\n}', 'line 2, column 17: JSON does not support trailing commas'],
    ['{\n  // Loja\n  "name": "Loja" }', 'line 2, column 3: JSON does not support comments'],
    ['{ "name": "Loja" "slogan": "" }', 'line 1, column 18: Expected '],
    ["{ 'name': 1 }", 'line 1, column 3: '],
    [sample.replace('"pageSize"', '"name": "Outra", "pageSize"'), 'column 3: Duplicate key "name"'],
  ])('reports the position of a syntax error: %j', (text, sentence) => {
    expect(mistakesIn(text)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('in Portuguese', () => {
  const inPortuguese = (text: string) => {
    const parsed = parseSettings(text);
    return 'mistakes' in parsed ? parsed.mistakes.map(({ pt }) => pt) : [];
  };

  it('says what was found and what is allowed', () => {
    expect(inPortuguese(settingsWith('shippingInCents', '40,00'))).toEqual([
      'shippingInCents: achado "40,00"; permitido: um número inteiro de centavos, de 0 a 1.000.000 (R$ 40,00 é 4000)',
    ]);
    expect(inPortuguese(settingsWith('whatsapp', undefined))).toEqual([
      expect.stringMatching(/^whatsapp: achado nada; permitido: null, ou um número do Brasil/),
    ]);
  });

  it.each([
    ['{\n  "name": "Loja",\n}', 'linha 2, coluna 17: há uma vírgula a mais: tire a vírgula'],
    ['{\n  // Loja\n  "name": "Loja" }', 'linha 2, coluna 3: não pode haver comentários'],
    ['{ "name": "Loja" "slogan": "" }', 'linha 1, coluna 18: falta uma vírgula (,) antes daqui'],
    ["{ 'name': 1 }", "linha 1, coluna 3: achado '; use aspas retas"],
    ['{ "name": "Loja', 'linha 1, coluna 16: falta a aspa (") no fim do texto'],
    ['{ "name": 1, "name": 2 }', 'a chave "name" aparece duas vezes'],
    ['', 'linha 1, coluna 1: o arquivo acaba antes da hora'],
  ])('names the position of a syntax error: %j', (text, sentence) => {
    expect(inPortuguese(text)).toEqual([expect.stringContaining(sentence)]);
  });

  it('names every line with curly quotes', () => {
    expect(inPortuguese('{\n  “name”: “Ação”,\n  "slogan": ”x“\n}')).toEqual([
      'linha 2, coluna 3: achado “; permitido: aspas retas (") em volta de chaves e textos',
      'linha 3, coluna 13: achado ”; permitido: aspas retas (") em volta de chaves e textos',
    ]);
    expect(inPortuguese('{ "name": “Loja” }')).toEqual([expect.stringContaining('coluna 11: achado “')]);
    expect(inPortuguese('{ "é": “Loja” }')).toEqual([expect.stringContaining('coluna 8: achado “')]);
  });

  it('says what each part of the schema allows', () => {
    const text = readFileSync('tools/settings/shop.schema.json', 'utf8');
    expect(text.match(/"pt":/g)).toHaveLength(text.match(/"description":/g)?.length ?? 0);
  });
});

/** How programs save a text: the bytes of each. */
const savedAs: [string, (text: string) => Buffer][] = [
  ['UTF-8 with its mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without its mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 of the other order', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16 of the other order, without its mark', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
];

/** A push tries one of each kind, because each case starts Node. */
const few = /^(UTF-16|Windows-1252)$/;
const tried = savedAs.filter(([what]) => process.env.SOAK || few.test(what));

describe('a file of settings', () => {
  it.each(tried)('is read in %s by builds and by the commands', (_what, bytesOf) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-settings-'));
    const file = join(folder, 'shop.json');
    const list = join(folder, 'list.json');
    writeFileSync(file, bytesOf(settingsWith('categories.mugs.tab', 'Xícaras')));
    writeFileSync(list, bytesOf('[]'));
    expect(readSettings(file).shop.categories.mugs?.tab).toBe('Xícaras');
    const command = [jiti, 'tools/products/cli.ts', 'check', list];
    const { stdout, stderr } = spawnSync(process.execPath, command, {
      env: { ...process.env, SHOP_SETTINGS: file },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('0 Xícaras');
    rmSync(folder, { recursive: true });
  });
});

describe('what is allowed', () => {
  it.each<[key: string, value: unknown]>([
    ['name', 'Loja da Praça'],
    ['name', "D'Ávila & Cia. 2"],
    [
      'categories',
      {
        bones: { tab: 'Bonés', one: 'Boné', drawing: '/pictures/product.svg' },
        mugs: { tab: 'Canecas', one: 'Caneca' },
        't-shirts': { tab: 'Camisetas', one: 'Camisa' },
      },
    ],
    ['shippingInCents', 0],
    ['policy', { newest: 'newest-first', freeShipping: 'none' }],
    [
      'links',
      {
        Ajuda: '/ajuda',
        Reembolsos: 'mailto:oi@loja.example',
        'Entregas e Frete': 'https://loja.example/?a#b',
      },
    ],
    ['company', company],
    ['company', { ...company, cnpj: '11222333000181', contact: 'tel:+5581999990000' }],
    ['company', { ...company, cnpj: '12.ABC.345/01DE-35', contact: 'https://loja.example/contato' }],
    ['metrics', 'https://metrics.example/collect?shop=1'],
    ['metrics', 'http://localhost:4000/'],
    ['deliveryDays', [0, 1]],
    ['deliveryDays', undefined],
    ['payment', ['Pix', 'Cartão em até 3x sem juros']],
    ['payment', null],
    ['whatsapp', '+5581987654321'],
    ['whatsapp', '+558133334444'],
    ['offline', true],
    ['offline', false],
  ])('%s: %j', (key, value) => {
    expect(mistakesIn(settingsWith(key, value))).toEqual([]);
  });
});
