import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { missingCertificates } from '../settings/settingWarnings';
import { changeSettings } from '../../tests/testing/app/changeSettings';
import { ownersProducts } from '../../tests/testing/ownersProducts';
import { readWorkbook } from './sheet/workbook';

const { owner, file, put, products, importRows, list } = ownersProducts();

describe('an export', () => {
  it('an export writes the sample products, which can be imported', async () => {
    expect((await products('export', file('modelo.xlsx'))).code).toBe(0);
    expect((await products('import', file('modelo.xlsx'))).code).toBe(0);
    expect(list()).toHaveLength(59);
  });

  it('an export writes products.json if it exists', async () => {
    await importRows('Azul;Canecas;1234,50');
    await products('export', file('minha.csv'));
    expect(readFileSync(file('minha.csv'), 'utf8')).toMatch(
      /^\uFEFFCódigo;.*\r\nazul;Azul;;Canecas;1234,50;;0;/,
    );
  });

  it('an exported workbook has prices, counts and days as numbers that a program calculates with, and codes as texts', async () => {
    const row = {
      ...{ id: '00012', name: 'Azul', description: '', image_url: '', category: 'mugs' },
      ...{ price_in_cents: 123_450, list_price_in_cents: 200_000, stock: 3, sales: 7 },
      created_at: '2024-07-12T00:00:00.000Z',
    };
    const timed = { ...row, id: '2', created_at: '2024-07-12T10:20:30.456Z' };
    writeFileSync(file('products.json'), JSON.stringify([row, timed]));
    await products('export', file('minha.xlsx'));
    const { tables } = readWorkbook(readFileSync(file('minha.xlsx')));
    const [titles = [], cells = []] = tables[0]?.rows ?? [];
    const byTitle = new Map(titles.map(({ text }, at) => [text, cells[at]]));
    expect(byTitle.get('Preço')).toEqual({ text: '1.234,50', number: 1234.5 });
    expect(byTitle.get('Preço de')).toEqual({ text: '2.000,00', number: 2000 });
    expect(byTitle.get('Estoque')).toEqual({ text: '3', number: 3 });
    expect(byTitle.get('Vendas')).toEqual({ text: '7', number: 7 });
    expect(byTitle.get('Criado em')).toMatchObject({
      text: '2024-07-12T00:00:00.000Z',
      notText: 'uma data (12/07/2024)',
    });
    expect(byTitle.get('Código')).toEqual({ text: '00012' });
    await products('import', file('minha.xlsx'));
    expect(list()).toEqual([row, timed]);
  });

  it.each(['xlsx', 'csv'])('an export keeps codes, sizes and long texts: %s', async (extension) => {
    const rows = ['00012', '1e5', '3/4', '=1+1', '+5', '-x', '@a'].map((text) => ({
      ...{ id: text, name: text, description: 'a'.repeat(6000), image_url: '', category: 'mugs' },
      ...{ price_in_cents: 2990, sales: 0, created_at: '2024-07-12T00:00:00.000Z' },
      ...{ size: '1/2', item_group_id: '007' },
    }));
    writeFileSync(file('products.json'), JSON.stringify(rows));
    expect((await products('export', file(`minha.${extension}`))).code).toBe(0);
    expect((await products('import', file(`minha.${extension}`))).code).toBe(0);
    expect(list()).toEqual(rows);
  });

  it.each([
    ['nada/minha.xlsx', /a pasta .*nada não existe/],
    ['minha.pdf', /dê um nome que acabe em \.xlsx ou \.csv/],
    ['/proc/minha.xlsx', /^\/proc\/minha\.xlsx: não existe este arquivo: confira o nome e a pasta\.$/],
  ])('an export explains why it cannot write: %s', async (name, why) => {
    const { code, printed } = await products('export', name.startsWith('/') ? name : file(name));
    expect(code).toBe(1);
    expect(printed).toMatch(why);
  });

  it('an export overwrites no file without --yes, and says how to overwrite it, or to keep both', async () => {
    put('loja.csv', 'mine');
    put('loja-2.csv', 'mine too');
    const { code, printed } = await products('export', file('loja.csv'));
    expect(code).toBe(1);
    expect(printed).toContain(`${file('loja.csv')} já existe, e nada foi gravado.`);
    expect(printed).toContain(`npm run products -- export ${file('loja.csv')} --yes. `);
    expect(printed).toContain(`npm run products -- export ${file('loja-3.csv')}`);
    expect(readFileSync(file('loja.csv'), 'utf8')).toMatch(/mine/);
    expect((await products('export', file('loja.csv'), '--yes')).code).toBe(0);
    expect(readFileSync(file('loja.csv'), 'utf8')).toMatch(/Código/);
  });
});

describe('a check', () => {
  it("a check without an argument reads the owner's list, and its exit code says whether something is wrong", async () => {
    await importRows('Azul;Canecas;29,90');
    owner.API_BASE_URL = '/loja'; // where the shop serves it
    const { code, printed } = await products('check');
    expect(code).toBe(0);
    expect(printed).toMatch(/1 de 1 itens aparecem na loja: 0 Camisetas, 1 Canecas\.\nFicam fora: 0/);
    writeFileSync(file('products.json'), '[{}]');
    expect((await products('check')).code).toBe(1);
  });

  it('a check warns of a setting that is still the example of the guide', async () => {
    await importRows('Azul;Canecas;29,90');
    const { printed } = await products('check');
    expect(printed).not.toContain('whatsapp é');
    expect(printed).toMatch(/^Atenção: \.env: SITE_URL é .* exemplo do guia/m);
    changeSettings({ whatsapp: '+5581987654321' });
    expect((await products('check')).printed).toMatch(/^Atenção: shop\.json: whatsapp é .* exemplo do guia/m);
  });

  it('a check warns of the settings as a build does: an order that never arrives, a freight above the prices', async () => {
    await importRows('Azul;Canecas;29,90');
    const pix = { key: '111.444.777-35', name: 'Loja', city: 'Recife' };
    changeSettings({ pix, whatsapp: null, shippingInCents: 250_000 });
    const { code, printed } = await products('check');
    expect(code).toBe(0);
    expect(printed).toMatch(/^Atenção: shop\.json: pix está preenchido, e whatsapp não/m);
    expect(printed).toMatch(/^Atenção: shop\.json: shippingInCents .* R\$ 2\.500,00, .* R\$ 29,90: /m);
  });

  it('a check names a link to a product that the list does not have, in a page and in the settings', async () => {
    await importRows('Azul;Canecas;29,90');
    put('pages/ajuda.md', '# Ajuda\n\nA [azul](/product/azul) e a [preta](/product/NADA).');
    changeSettings({ links: { Reembolsos: '/product/preta', Ajuda: '/product/azul' } });
    const { printed } = await products('check');
    changeSettings({ links: null });
    expect(printed.match(/^Atenção: .*o link leva.*$/gm)).toEqual([
      expect.stringMatching(/shop\.json, links\.Reembolsos: o link leva a \/product\/preta, e nenhum/),
      expect.stringMatching(
        /pages\/ajuda\.md, linha 3: o link leva a \/product\/NADA, e nenhum produto .* "NADA"/,
      ),
    ]);
  });

  it('a file of the certificate that is not on this computer is named, and may be on the server', () => {
    const TLS_KEY = put('chave.pem', 'x');
    expect(missingCertificates({ TLS_CERTIFICATE: file('nada.pem'), TLS_KEY })).toEqual([
      expect.stringMatching(
        /^\.env: TLS_CERTIFICATE é ".*nada\.pem", e este arquivo não está neste computador\. Se está no servidor, está certo/,
      ),
    ]);
    expect(missingCertificates({ TLS_CERTIFICATE: '', TLS_KEY: '' })).toEqual([]);
  });

  it('a check names a file shop.json.txt beside shop.json, which the shop does not read', async () => {
    await importRows('Azul;Canecas;29,90');
    put('shop.json.txt', '{}');
    expect((await products('check')).printed).toMatch(
      /^Atenção: shop\.json: há shop\.json\.txt: o nome deve ser shop\.json, sem \.txt\. A loja lê só/m,
    );
  });

  it.each([
    ['https://', /^https:\/\/: não é um endereço: escreva/],
    ['minha.xlsx', /^minha\.xlsx: é uma planilha, .*: npm run products -- import minha\.xlsx$/],
    ['/nada.json', /^✗ \/nada\.json: não existe este arquivo: confira o nome e a pasta\n/],
  ])('a check explains why it cannot read: %s', async (source, why) => {
    const { code, printed } = await products('check', source);
    expect(code).toBe(1);
    expect(printed).toMatch(why);
  });

  it('a check before the first import is no fault, and says what comes first', async () => {
    const { code, printed } = await products('check');
    expect(code).toBe(0);
    expect(printed).toMatch(
      /^Ainda não há uma lista para conferir: .*\n1\. Faça a planilha: .* export .*\n2\. Importe-a: .* import /,
    );
  });
});

it.each<[args: string[], line: RegExp]>([
  [[], /^npm run products -- check \[URL\|ARQUIVO\]/],
  [['chek'], /^chek: comando desconhecido\.\nnpm run products -- check/],
  [['import'], /^import: falta o nome da planilha\.\nnpm run products -- check .*\n.*import PLANILHA /],
  [['undo', 'tudo'], /^tudo: palavra a mais; undo fica sozinho\.\nnpm run products -- check/],
  [['check', 'a', 'b'], /^b: palavra a mais; .*\. Opções: --visible, /],
  [['check', '--foo'], /^--foo: opção desconhecida\. Opções: --visible, --yes/],
  [['import', 'a', '--yes=sim'], /^--yes: falta o valor, ou há um a mais/],
])('an unknown command line is answered with the mistake, or with the usage: %j', async (args, line) => {
  const { code, printed } = await products(...args);
  expect(code).toBe(2);
  expect(printed).toMatch(line);
  expect(existsSync(file('products.json'))).toBe(false);
});
