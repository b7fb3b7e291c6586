import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ownersProducts } from '../../tests/testing/ownersProducts';
import { fakeServers } from '../../tests/testing/server/fakeServers';

const { owner, file, put, read, products, importAll, importRows, list } = ownersProducts();

const { serve } = fakeServers();

const jpeg = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();

describe('an import', () => {
  it('an import writes the list, and says what is new, what leaves, and what was read', async () => {
    expect(await importRows('Azul;Canecas;29,90\nVerde;Canecas;35')).toEqual({
      code: 0,
      printed:
        'products.json: 2 produtos (0 Camisetas, 2 Canecas); novos: 2, retirados: 0.\nPreços: de R$ 29,90 ("Azul") a R$ 35,00 ("Verde").\nloja.csv: 2 produtos, das linhas 2 a 3, com os nomes das colunas na linha 1.\n2 produtos sem foto: Azul, Verde. A loja mostra o desenho da categoria, e o feed os deixa fora.',
    });
    owner.answer = true;
    const { code, printed } = await importRows('Verde;Canecas;39\nPreta;Camisetas;59');
    expect(code).toBe(0);
    expect(printed).toMatch(
      /^products\.json: 2 produtos \(1 Camisetas, 1 Canecas\); novos: 1, retirados: 1 \(Azul\)\.\n/m,
    );
    expect(printed).not.toContain('Preços: de'); // Only a first import shows them all.
    expect(list().map(({ id, price_in_cents }) => [id, price_in_cents])).toEqual([
      ['verde', 3900],
      ['preta', 5900],
    ]);
  });

  it('an import can be undone ten times, and the list that was undone last is kept', async () => {
    for (let reais = 1; reais <= 12; reais += 1) await importRows(`Azul;Canecas;${reais}`);
    for (let reais = 11; reais >= 2; reais -= 1) {
      const { code, printed } = await products('undo');
      expect([code, printed]).toEqual([
        0,
        expect.stringMatching(/importação de \d\d\/\d\d\/\d{4}, \d\d:\d\d;/),
      ]);
      expect(list()[0]?.price_in_cents).toBe(reais * 100);
    }
    expect((await products('undo')).code).toBe(1);
    expect(read('anteriores/desfeita.json')).toContain('"price_in_cents": 300');
  });

  it('an import that changes nothing says so, and is not a step of undo', async () => {
    await importRows('Maracatu;Canecas;42,90\nFrevo;Canecas;30');
    await importRows('Maracatu;Canecas;45\nFrevo;Canecas;30');
    expect((await importRows('Maracatu;Canecas;45\nFrevo;Canecas;30')).printed).toMatch(
      /^Nada muda: products\.json já era assim, e por isso undo não conta esta importação\.$/m,
    );
    expect((await products('undo')).printed).toMatch(/^Voltou: "Maracatu" de R\$ 45,00 para R\$ 42,90\.\n/);
    expect((await products('undo')).printed).toMatch(/^Nada a desfazer/);
  });

  it('an undo names at most three of the products that it changes', async () => {
    const sheet = (rows: string) => `Nome;Categoria;Preço;Estoque\n${rows}`;
    await importAll(sheet('A;Canecas;10;1\nB;Canecas;10;1\nC;Canecas;10;1\nD;Canecas;10;1'));
    await importAll(sheet('A;Canecas;11;1\nB;Canecas;10;2\nC;Canecas;10;1\nE;Canecas;10;1'), '--yes');
    expect((await products('undo')).printed).toMatch(
      /^Voltou: "A" de R\$ 11,00 para R\$ 10,00, "D" está de novo na lista, "E" não está mais na lista e mais 1\.\n/,
    );
  });

  it('an import of a sheet from before the last import asks first', async () => {
    const lastWeek = 'Azul;Canecas;30\nVerde;Canecas;30\nPreta;Canecas;30\nRosa;Canecas;30';
    await importRows(lastWeek);
    // One of four products goes: a usual import.
    await importRows('Azul;Canecas;30\nVerde;Canecas;30\nPreta;Canecas;30\nCinza;Canecas;30');
    const { code, printed } = await importRows(lastWeek);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(
        /^A planilha parece ser de antes da última importação: 1 produto que a última importação tirou volta \(Rosa\), e 1 produto que ela acrescentou sai \(Cinza\)\. Importar assim mesmo\?/m,
      ),
    ]);
    expect((await importRows(lastWeek, '--yes')).code).toBe(0);
    await products('undo');
    await products('undo');
    const afterUndo = await importRows(`${lastWeek}\nCinza;Canecas;30`);
    expect([afterUndo.code, afterUndo.printed]).toEqual([
      0,
      expect.not.stringContaining('parece ser de antes'),
    ]);
  });

  const ALL = 'Nome;Código;Categoria;Descrição;Foto;Estoque;Cor;Grupo;Vendas;Preço de;Preço';
  const AZUL = 'Azul;x1;Canecas;Boa;https://a.example/1.jpg | https://a.example/2.jpg;3;Azul;g;7;39,90;29,90';

  it('an import does not change a field for which the sheet has no column', async () => {
    await importAll(`${ALL}\n${AZUL}`);
    const [before] = list();
    const { code, printed } = await importRows('Azul;Canecas;35');
    expect(code).toBe(0);
    expect(list()).toEqual([{ ...before, price_in_cents: 3500 }]);
    expect(printed).toMatch(
      /^Sem coluna, e por isso como antes: Descrição, Foto, Cor, Preço de, Estoque, Grupo\.$/m,
    );
  });

  const FOUR =
    'Código;Nome;Categoria;Preço;Estoque\nx1;Azul;Canecas;29,90;3\n00012;Verde;Canecas;35;4\nx3;Preta;Canecas;36;5\nx4;Rosa;Canecas;37;6';

  it.each<[sheet: string, changes: Readonly<Record<string, object>>]>([
    ['Código;Preço\n00012;39', { '00012': { price_in_cents: 3900 } }],
    ['SKU;Valor\nx1;30\n00012;39', { x1: { price_in_cents: 3000 }, '00012': { price_in_cents: 3900 } }],
    ['Código;Estoque\n00012;0', { '00012': { stock: 0 } }],
    ['Código;Preço;Estoque\nx1;30;9', { x1: { price_in_cents: 3000, stock: 9 } }],
    ['Código;Nome;Preço\nx1;Anil;30', { x1: { name: 'Anil', price_in_cents: 3000 } }],
  ])('an import of codes and some columns changes only these columns: %s', async (sheet, changes) => {
    await importAll(FOUR);
    const before = list();
    const { code, printed } = await importAll(sheet);
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/só muda o que tem: \d produtos?; os outros \d ficam/),
    ]);
    expect(list()).toEqual(before.map((row) => ({ ...row, ...changes[row.id] })));
  });

  it.each([
    ['Código;Preço\nx9;39', /✗ linha 2, coluna "Código": achado "x9", e não o código de um produto da loja/],
    [
      'Código;Preço\n0012;39',
      /achado "0012", e não o código de um produto da loja, talvez "00012"; um produto novo/,
    ],
    ['Código;Preço\n;39\nx1;30', /✗ linha 2, coluna "Código": está vazia, e não o código/],
    ['Código\nx1', /falta a coluna "Nome"/],
    [
      'Nome;Preço\nAzul;39',
      /^✗ linha 1: falta a coluna "Código", com o código de cada produto, para mudar só o que a planilha tem; se ela é a da loja inteira, falta "Categoria"$/m,
    ],
    ['Nome;Preço;Categria\nAzul;39;Canecas', /falta a coluna "Categoria": acrescente-a/],
  ])(
    'an import of codes is refused if it names no product of the shop, or changes nothing: %s',
    async (sheet, why) => {
      await importAll(FOUR);
      const { code, printed } = await importAll(sheet);
      expect([code, printed]).toEqual([1, expect.stringMatching(why)]);
      expect(printed).not.toContain('só muda o que tem');
    },
  );

  it.each([
    [
      'Código;Nome;Categoria;Valor da venda\nx1;Azul;Canecas;33\n00012;Verde;Canecas;39',
      '✗ linha 1: falta a coluna "Preço", e "Valor da venda" não é usada e pode ser ela: dê-lhe o nome "Preço", ou apague-a',
    ],
    [
      'Código;Peça;Categoria;Preço\nx1;Azul;Canecas;33\n00012;Verde;Canecas;39',
      '✗ linha 1: falta a coluna "Nome", e "Peça" não é usada e pode ser ela: dê-lhe o nome "Nome", ou apague-a',
    ],
    [
      'Código;Nome;Seção;Preço;Linha\nx1;Azul;Canecas;33;Canecas',
      '✗ linha 1: falta a coluna "Categoria", e pode ser "Seção" ou "Linha", que não são usadas: dê a uma o nome "Categoria", e apague as outras',
    ],
  ])(
    'an import is refused if a column of a whole list is missing and another could be it: %s',
    async (sheet, mistake) => {
      await importAll(FOUR);
      const { code, printed } = await importAll(sheet);
      expect([code, printed]).toEqual([1, expect.stringContaining(mistake)]);
    },
  );

  it('an import of names and categories without prices names only the missing column, and keeps columns that cannot be it unused', async () => {
    await importAll(FOUR);
    const { code, printed } = await importAll('Código;Nome;Categoria;Prateleira\nx1;Anil;Canecas;3');
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining(
        'A planilha não tem Preço, e por isso só muda o que tem: 1 produto; os outros 3 ficam como estavam.',
      ),
    ]);
  });

  it('an import names all cells with a formula that is a text in one line', async () => {
    const { code, printed } = await importRows(
      'Azul;Canecas;=30*1,1\nVerde;Canecas;=35*1,1\nPreta;Canecas;40',
    );
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(
        /^✗ linhas 2 e 3, coluna "Preço": há uma fórmula escrita como texto: formate a coluna como número e digite a fórmula de novo\nNada foi gravado/,
      ),
    ]);
  });

  it("an import of codes and a column 'Situação' removes products that are not sold", async () => {
    await importAll(FOUR);
    const { printed } = await importAll('Código;Situação\nx1;ativo\n00012;inativo');
    expect(list().map(({ id }) => id)).toEqual(['x1', 'x3', 'x4']);
    expect(printed).toMatch(/retirados: 1 \(Verde\)\.$/m);
    expect(printed).toContain(': 1 produto, e tira 1 da lista; os outros 2 ficam como estavam.');
  });

  it('an import of the code of a product that has left the list says so, and how it comes back', async () => {
    await importAll(FOUR);
    await importAll('Código;Situação\n00012;inativo');
    const { code, printed } = await importAll('Código;Situação\n00012;ativo');
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining(
        '✗ linha 2, coluna "Código": achado "00012": "Verde" saiu da lista numa importação, e só volta com a planilha da loja inteira, numa linha com Nome, Categoria e Preço; se saiu na última, também com npm run products -- undo',
      ),
    ]);
  });

  it.each([
    ['Estoq.', '"Estoque", e o que está esgotado ficaria à venda'],
    ['Stoque', '"Estoque", e o que está esgotado ficaria à venda'],
    ['Descr.', '"Descrição"'],
    ['Catgeoria', undefined], // The sheet has 'Categoria'.
    ['Prateleira', undefined],
  ])('an import asks about a column that is not used and may be a missing one: %s', async (title, meant) => {
    const { code, printed } = await importAll(`Nome;Categoria;Preço;${title}\nAzul;Canecas;30;0`);
    const question = `A coluna "${title}" não é usada, e talvez seja ${meant}. Importar assim mesmo?`;
    expect([code, printed]).toEqual(
      meant === undefined
        ? [0, expect.not.stringContaining('assim mesmo')]
        : [1, expect.stringContaining(question)],
    );
  });

  it("an import says that the list has a category's key that shop.json no longer has", async () => {
    await importAll(FOUR);
    put('products.json', read('products.json').replaceAll('"mugs"', '"copos"'));
    const update = await importAll('Código;Preço\nx1;30');
    expect([update.code, update.printed]).toEqual([
      1,
      expect.stringContaining(
        '✗ linha 2: achado "copos", esperado "t-shirts" ou "mugs"; se a chave mudou em shop.json, volte a "copos", ou importe a planilha da loja inteira',
      ),
    ]);
    // A sheet of the whole shop writes the new key.
    expect((await importAll(FOUR, '--yes')).code).toBe(0);
    put('products.json', read('products.json').replaceAll('"mugs"', '"copos"'));
    expect((await products('check')).printed).toMatch(
      /achado "copos", esperado "t-shirts" ou "mugs"; se a chave mudou em shop.json, volte a "copos", ou importe a planilha da loja inteira/,
    );
  });

  it('an import of codes alone needs an existing list', async () => {
    expect((await importAll('Código;Preço\nx1;39')).printed).toMatch(/falta a coluna "Nome"/);
  });

  it.each([
    [
      'a third of the products goes',
      'Nome;Categoria;Preço\nAzul;Canecas;29,90\nVerde;Canecas;35\nPreta;Canecas;35',
      'Nome;Categoria;Preço\nAzul;Canecas;29,90\nVerde;Canecas;35',
      /^Saem 1 de 3 produtos \(Preta\)\. Importar .*--yes/,
    ],
    [
      'a product gets another code',
      'Nome;Categoria;Preço\nAzul;Canecas;29,90\nVerde;Canecas;35',
      'Código;Nome;Categoria;Preço\nx1;Azul;Canecas;29,90\nverde;Verde;Canecas;35',
      /^Mudam de código, .*: "Azul" \(de "azul" para "x1"\)\. Importar .*--yes/,
    ],
    [
      'a product costs nothing any more',
      'Nome;Categoria;Preço\nAzul;Canecas;29,90\nVerde;Canecas;35',
      'Nome;Categoria;Preço\nAzul;Canecas;0,00\nVerde;Canecas;35',
      /^1 produto passa a custar R\$ 0,00: "Azul" \(linha 2\), que custava R\$ 29,90\. Importar .*--yes/m,
    ],
    [
      'it empties something',
      `${ALL}\n${AZUL}`,
      `${ALL}\nAzul;x1;Canecas;;;;Azul;g;7;39,90;35`,
      /^Estoques que mudam: 1 de 1: "Azul" de 3 para vazio\.\nMudam também: Descrição de 1 produto \("Azul" de "Boa" para vazio\); Foto de 1 produto \("Azul" de "https:\/\/a.example\/1.jpg" para vazio\)\.\nFicam sem valor: Descrição de 1 produto \("Azul" de "Boa" para vazio\); Foto de 1 produto \(.*\); Estoque de 1 produto \("Azul" de 3 para vazio\)\. Importar .*--yes/m,
    ],
  ])('an import asks before %s', async (_what, first, second, question) => {
    await importAll(first);
    const before = list();
    const { code, printed } = await importAll(second);
    expect([code, printed]).toEqual([1, expect.stringMatching(question)]);
    expect(list()).toEqual(before);
    expect((await importAll(second, '--yes')).code).toBe(0);
    expect(list()).not.toEqual(before);
    await products('undo');
    owner.answer = true;
    expect((await importAll(second)).code).toBe(0);
  });

  it.each([
    ['a higher price', 'Preço\nAzul;Canecas;45', [4500, undefined]],
    ['a column of promotions', 'Preço;Promoção\nAzul;Canecas;36;33', [3300, 3600]],
  ])('an import ends a reduction by %s', async (_what, columns, prices) => {
    await importAll('Nome;Categoria;Preço;Preço de\nAzul;Canecas;29,90;39,90');
    await importAll(`Nome;Categoria;${columns}`, '--yes');
    expect([list()[0]?.price_in_cents, list()[0]?.list_price_in_cents]).toEqual(prices);
  });

  it('an import that ends a reduction says the value and why, and an undo says the values that came back', async () => {
    const sheet = (price: string, colour: string) =>
      `Código;Nome;Categoria;Preço;Preço de;Cor\nx1;Azul;Canecas;${price};39,90;${colour}`;
    await importAll(sheet('29,90', 'Azul'));
    const { printed } = await importAll('Código;Preço\nx1;45');
    const change =
      'Preço de de 1 produto ("Azul" de R$ 39,90 para vazio, porque o preço, R$ 45,00, o alcançou)';
    expect(printed).toContain(`Mudam também: ${change}.`);
    expect(printed).toContain(`Ficam sem valor: ${change}. Importar`);
    await importAll(sheet('29,90', 'Anil'));
    expect((await products('undo')).printed).toMatch(/^Voltou: "Azul" \(Cor de "Anil" para "Azul"\)\./);
  });

  it('an import names the file of a photo that is gone, and a photo whose address is not safe', async () => {
    put('photos/Caneca Sabiá.JPG', await jpeg(40));
    const sheet = 'Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;Caneca Sabiá.JPG';
    expect((await importAll(sheet)).code).toBe(0);
    rmSync(file('photos/Caneca Sabiá.JPG'));
    const gone =
      'a foto "Caneca Sabiá.JPG" não está em photos/ (ali não há nenhuma foto): ponha-a lá, ou escreva outra';
    expect((await importRows('Azul;Canecas;35')).printed).toContain(`✗ linha 2: ${gone}`);
    expect((await products('check')).printed).toContain(`✗ /photos/caneca-sabia.webp (Azul): ${gone}`);
    const plain = await importAll(sheet.replace('Caneca Sabiá.JPG', 'http://a.example/1.jpg'));
    expect(plain.printed).toMatch(
      /· linha 2, coluna "Foto": achado "http:\/\/a.example\/1.jpg": numa loja com https/,
    );
    expect((await products('check')).printed).toMatch(/· http:.* \(Azul\): .*\(1 foto\)/);
  });

  it.each([
    ['Caneca Sabia-1.jpg', 'talvez seja "Caneca Sabiá.JPG"'],
    ['caneca_sabiá (2).jpeg', 'talvez seja "Caneca Sabiá.JPG"'],
    ['CanecaSabia.png', 'talvez seja "Caneca Sabiá.JPG"'],
    ['Caneca Sabai', 'talvez seja "Caneca Sabiá.JPG"'],
    ['Canecas Sabiá.jpg', 'talvez seja "Caneca Sabiá.JPG"'],
    ['C:\\Fotos da loja\\Caneca Sabiá 1.jpg', 'talvez seja "Caneca Sabiá.JPG"'],
    ['Caneca Sabiá azul nova.jpg', 'talvez seja "Caneca Sabiá.JPG"'],
    ['caneca.jpg', 'separados por \\|$'],
    ['ipe.jpg', 'talvez seja "canecas/ipê.png"'],
    ['verso-3.jpg', 'talvez seja "verso-1.webp" ou "verso-2.webp"'],
    ['Camiseta Sabiá.jpg', 'separados por \\|$'],
    [
      'Caneca Sabiá.JPG | vreso-1.jpg | nada.jpg',
      '\\|; "vreso-1.jpg": talvez seja "verso-1.webp" ou "verso-2.webp"; "nada.jpg": não é nenhum dos dois$',
    ],
  ])('an import suggests the photos whose names are similar to %s', async (photo, advice) => {
    const picture = await jpeg(40);
    for (const name of ['Caneca Sabiá.JPG', 'canecas/ipê.png', 'verso-1.webp', 'verso-2.webp'])
      put(`photos/${name}`, picture);
    const { code, printed } = await importAll(`Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;${photo}`);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(new RegExp(`coluna "Foto": achado .* esperado nomes de fotos.*${advice}`, 'm')),
    ]);
  });

  it('an import accepts a photo whose name differs in accents, case, spaces or its ending', async () => {
    put('photos/Caneca Sabiá.JPG', await jpeg(40));
    for (const photo of ['Caneca Sabia.jpg', 'caneca-sabiá.PNG', 'CANECA_SABIA.jpeg', 'caneca sabia']) {
      const sheet = `Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;${photo}`;
      expect((await importAll(sheet)).code).toBe(0);
      expect(list()[0]?.image_url).toBe('/photos/caneca-sabia.webp');
    }
  });

  it('an import says that there are no photos, and a check suggests a photo that was renamed after an import', async () => {
    const sheet = 'Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;Caneca Sabiá.JPG';
    expect((await importAll(sheet)).printed).toMatch(/separados por \|; ali não há nenhuma foto$/m);
    put('photos/Caneca Sabiá.JPG', await jpeg(40));
    await importAll(sheet);
    rmSync(file('photos/Caneca Sabiá.JPG'));
    put('photos/Caneca Sabiá (1).JPG', await jpeg(40));
    expect((await products('check')).printed).toContain(
      'a foto "Caneca Sabiá.JPG" não está em photos/ (talvez seja "Caneca Sabiá (1).JPG"): ponha-a lá',
    );
  });

  it('an import counts the products without a photo, and names the first ones', async () => {
    put('photos/azul.jpg', await jpeg(40));
    const rows = ['Azul;Canecas;30;azul.jpg', ...'ABCDEFG'.split('').map((name) => `${name};Canecas;30;`)];
    const sheet = (count: number) => `Nome;Categoria;Preço;Foto\n${rows.slice(0, count).join('\n')}`;
    expect((await importAll(sheet(1))).printed).not.toContain('sem foto');
    expect((await importAll(sheet(2))).printed).toMatch(/^1 produto sem foto: A\. A loja mostra o desenho/m);
    expect((await importAll(sheet(8))).printed).toMatch(
      /^7 produtos sem foto: A, B, C, D, E e mais 2\. A loja mostra o desenho da categoria, e o feed os deixa fora\.$/m,
    );
  });

  it('an import notes a photo with so few pixels that it is blurred', async () => {
    put('photos/azul.jpg', await jpeg(60));
    put('photos/verde.jpg', await jpeg(360));
    const { code, printed } = await importAll(
      'Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;azul.jpg\nVerde;Canecas;29,90;verde.jpg',
    );
    expect(code).toBe(0);
    expect(printed).toContain(
      '· linha 2, coluna "Foto": a foto "azul.jpg" tem 60 × 60 pixels: ficará borrada; ponha uma de 800 ou mais',
    );
    expect(printed).not.toContain('verde.jpg');
  });

  it('an import says last what Google wants to know of clothes', async () => {
    put('photos/azul.jpg', await jpeg(60));
    const { printed } = await importAll('Nome;Categoria;Preço;Foto\nAzul;Camisetas;29,90;azul.jpg');
    expect(printed.split('\n').filter((line) => line.startsWith('·'))).toEqual([
      expect.stringMatching(/60 × 60/),
      expect.stringMatching(/^· a lista: o Google quer cor/),
    ]);
  });

  it('an import opens the photos that it names', async () => {
    const whole = await jpeg(400);
    put('photos/azul.jpg', whole.subarray(0, whole.length / 2));
    const { code, printed } = await importAll('Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;azul.jpg');
    expect(code).toBe(1);
    expect(printed).toMatch(/não se deixa ler como foto/);
    // A photo that no product names is not the import's.
    expect((await importRows('Azul;Canecas;29,90')).code).toBe(0);
  });

  it('an import reports two photos of the same name, but ignores a HEIC beside its JPEG', async () => {
    const photo = await jpeg(40);
    for (const name of ['azul.HEIC', 'azul.jpg', 'verde.jpg', 'verde.HEIC']) put(`photos/${name}`, photo);
    const sheet = 'Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;azul.jpg\nVerde;Canecas;29,90;verde.jpg';
    expect((await importAll(sheet)).code).toBe(0);
    put('photos/verde.png', photo);
    const { code, printed } = await importAll(sheet);
    expect(code).toBe(1);
    expect(printed).toContain(
      '✗ photos/verde.png: na loja teria o mesmo nome que photos/verde.jpg: mude um deles',
    );
  });

  it('an import with --photos downloads each picture once, and names those that it cannot download', async () => {
    const requests: string[] = [];
    const [type, body] = ['image/jpeg', 'picture'];
    const origin = await serve(
      { '/a.jpg': { body, headers: { 'content-type': type } }, '/b': { body } },
      requests,
    );
    const site = origin.replace('localhost', '127.0.0.1');
    const sheet = `Nome;Categoria;Preço;Foto\nAzul;Canecas;29,90;${site}/a.jpg | ${site}/b | ${site}/c.jpg`;
    const { printed } = await importAll(sheet, '--photos');
    expect(printed).toContain(`· ${site}/b: não foi baixada: não é uma foto`);
    expect(printed).toContain(
      `· ${site}/c.jpg: não foi baixada: não há nada neste endereço: confira-o (status 404)`,
    );
    const [first = '', ...others] = [list()[0]?.image_url, ...(list()[0]?.image_urls ?? [])];
    expect(first).toMatch(/^\/photos\/baixadas-azul-[\da-f]{8}\.webp$/);
    expect(others).toEqual([`${site}/b`, `${site}/c.jpg`]);
    expect(read(first.replace('baixadas-', 'baixadas/').replace('.webp', '.jpeg').slice(1))).toBe('picture');
    const before = requests.length;
    // The same sheet again: its photos are those that were downloaded.
    const { printed: again } = await importAll(sheet, '--photos');
    expect(again).not.toMatch(/Mudam/);
    expect(requests.slice(before).join()).not.toContain('a.jpg');
  });

  it('an import of a sheet with a mistake changes nothing', async () => {
    await importRows('Azul;Canecas;29,90');
    const before = readFileSync(file('products.json'));
    const { code, printed } = await importRows('Azul;Canecas;35\nVerde;Canecas;caro');
    expect(code).toBe(1);
    expect(printed).toMatch(/linha 3, coluna "Preço": achado "caro".*\nNada foi gravado/);
    expect(readFileSync(file('products.json'))).toEqual(before);
    expect(readdirSync(file()).sort()).toEqual(['loja.csv', 'products.json']);
  });

  it.each(['[{', '{}'])('an import never overwrites a damaged list: %s', async (damaged) => {
    writeFileSync(file('products.json'), damaged);
    const { code, printed } = await importRows('Azul;Canecas;29,90');
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/products\.json: .*Nada foi gravado: corrija este arquivo/),
    ]);
    expect(readFileSync(file('products.json'), 'utf8')).toBe(damaged);
  });

  it.each([
    ['nada.csv', 'não existe este arquivo: confira o nome e a pasta.'],
    ['', 'é uma pasta, e não uma planilha: dê o nome do arquivo dentro dela.'],
    [
      '~$loja.xlsx',
      'não é a planilha, e sim a marca de que ela está aberta noutro programa: importe loja.xlsx.',
    ],
    [
      '.~lock.loja.ods#',
      'não é a planilha, e sim a marca de que ela está aberta noutro programa: importe loja.ods.',
    ],
  ])('an import of a file that is not a sheet explains it: "%s"', async (name, why) => {
    expect(await products('import', file(name))).toEqual({ code: 1, printed: `${file(name)}: ${why}` });
  });

  it.each(['produto.xlsx', 'produtos', 'Produtos.csv'])(
    'an import of a file that is not there names the sheet with a similar name: %s',
    async (name) => {
      put('produtos.xlsx', '');
      put('~$produtos.xlsx', '');
      expect((await products('import', file(name))).printed).toBe(
        `${file(name)}: não existe este arquivo, talvez produtos.xlsx: confira o nome.`,
      );
    },
  );

  it.each(['~$loja.csv', '~$ja.csv', '.~lock.loja.csv#'])(
    'an import warns that the sheet is open in another program: %s',
    async (mark) => {
      put(mark, '');
      const { code, printed } = await importRows('Azul;Canecas;29,90');
      expect([code, printed]).toEqual([0, expect.stringMatching(/^· loja.csv: está aberta noutro programa/)]);
    },
  );
});
