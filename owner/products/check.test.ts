import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { fakeServers, type Answer } from '../../tests/testing/server/fakeServers';
import { newFolder } from '../../tests/testing/newFolder';
import { check, listAddress } from './check';
import { missingDrawings } from './checkPictures';
import { formatProblem } from './problems';

const { inFolder, put } = newFolder();
const { serve, closeAll } = fakeServers();

async function problemsOf(source: string) {
  const { problems } = await check(source, {
    ownFolder: inFolder(),
    opensPictures: true,
    SITE_URL: 'https://loja.example',
  });
  return problems.map((problem) => formatProblem(problem).replaceAll(source, 'BACKEND'));
}

it.each([
  ['https://api.example.com', 'https://api.example.com/products'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1/products'],
  ['https://api.example.com/products', 'https://api.example.com/products'],
  ['https://example.com/lista.json', 'https://example.com/lista.json'],
])('the list of %s is at %s', (source, address) => {
  expect(listAddress(source)).toBe(address);
});

describe('a backend', () => {
  const LIST = [productRow({ id: 'a', image_url: '' })];

  it.each<[string, Answer, string[]]>([
    ['with a list', { body: JSON.stringify(LIST) }, []],
    [
      'with an error',
      { status: 500 },
      [
        '✗ BACKEND/products: o servidor falhou: tente de novo mais tarde, ou avise quem cuida dele (status 500)',
      ],
    ],
    [
      'with a page',
      { body: '<!doctype html>' },
      [
        '✗ BACKEND/products: achado "<!doctype html>", esperado uma lista de produtos em JSON: confira o endereço',
      ],
    ],
  ])('a backend %s is reported as it is', async (_what, answer, lines) => {
    expect(await problemsOf(await serve({ '/products': answer }))).toEqual(lines);
  });

  it('a backend that does not answer is reported with the reason', async () => {
    const gone = await serve({});
    closeAll();
    expect(await problemsOf(gone)).toEqual([
      expect.stringMatching(/^✗ BACKEND\/products: não responde: ninguém responde neste endereço: confira/),
    ]);
  });
});

/** A PNG that says its size, in pixels, and has none of them. */
function emptyPng(width: number, height: number): Buffer {
  const numberOf = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([numberOf(data.length), body, numberOf(crc32(body))]);
  };
  const header = Buffer.concat([numberOf(width), numberOf(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  const drawn = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
  const withPicture = (image_url: string) => {
    put('list.json', JSON.stringify([productRow({ id: 'a', name: 'Caneca', image_url })]));
    return problemsOf(inFolder('list.json'));
  };

  it('a picture of the shop that exists, or a picture at another address, is not reported', async () => {
    for (const picture of [
      '/pictures/%70roduct.svg',
      'https://a.invalid/b.jpg',
      'data:image/png;base64,AA==',
    ])
      expect(await withPicture(picture)).toEqual([]);
  });

  it('a picture that does not exist is reported', async () => {
    expect((await withPicture('/pictures/nada.webp'))[0]).toMatch(
      /^✗ .*a foto "\/pictures\/nada.webp" não está em photos\//,
    );
    expect((await withPicture('nada.jpg'))[0]).toMatch(
      /^✗ nada.jpg \(Caneca\): a foto "\/nada.jpg" não está/,
    );
  });

  it('a picture that is too small to be seen is reported', async () => {
    put('photos/Ponto.webp', await drawn(1));
    expect((await withPicture('Ponto.webp')).filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringMatching(
        /^✗ .*\(Caneca\): a foto "Ponto.webp" tem 1 × 1 pixels: pequena demais para se ver/,
      ),
    ]);
  });

  it('a picture that cannot be opened, or only at its beginning, is reported', async () => {
    const whole = await drawn(2000);
    for (const body of ['x', whole.subarray(0, whole.length / 2)]) {
      put('photos/Meia.webp', body);
      expect(await withPicture('Meia.webp')).toEqual([
        expect.stringMatching(
          /^✗ .*\(Caneca\): a foto "Meia.webp" não se deixa ler como foto; abra-a num programa de fotos/,
        ),
      ]);
    }
  });

  it("a missing drawing of a category is reported with the category's key", async () => {
    put('photos/Caneca.JPG', await drawn(20));
    const categories = {
      mugs: { drawing: '/photos/caneca.webp' },
      prints: { drawing: '/photos/nada.webp' },
      posters: {},
    };
    expect(missingDrawings(inFolder(), categories).map(formatProblem)).toEqual([
      expect.stringMatching(/^✗ shop.json: categories.prints.drawing: achado "\/photos\/nada.webp"/),
    ]);
  });

  it.each([
    ['arte.pdf', 'PDF'],
    ['arte.svg', 'SVG'],
  ])('a file that is no photo is reported with what to do: %s', async (name, kind) => {
    put(`photos/${name}`, 'x');
    expect(await withPicture(name)).toContainEqual(
      expect.stringContaining(`(${kind} não serve: salve como JPEG)`),
    );
  });

  it('a photo with more pixels than can be read is reported with the limit', async () => {
    put('photos/Enorme.png', emptyPng(20_000, 15_000));
    expect(await withPicture('Enorme.png')).toEqual([
      expect.stringMatching(
        /a foto "Enorme\.png" tem mais de 268 milhões de pixels, o limite .*: salve-a menor/,
      ),
    ]);
  });

  it.each(['fotos', 'Photos', 'foto'])(
    'a folder %s in place of photos is one mistake, and its photos are not missing',
    async (folder) => {
      put(`${folder}/Azul.JPG`, await drawn(400));
      expect(await withPicture('Azul.JPG')).toEqual([
        `✗ photos: não há a pasta photos; há "${folder}": mude o nome`,
      ]);
      put('photos/Azul.JPG', await drawn(400));
      expect(await withPicture('Azul.JPG')).toEqual([]);
    },
  );

  it('a picture may be named by the file of its photo', async () => {
    put('photos/Azul Claro.JPG', await drawn(400));
    expect(await withPicture('Azul Claro.JPG')).toEqual([]);
    expect(await withPicture('/photos/azul-claro.webp')).toEqual([]);
  });
});

it.each([
  ['[{]', /^✗ BACKEND: não se deixa ler como JSON: linha 1, coluna 3: /],
  [
    '[\n{ "id": "a", },\n]',
    /^✗ BACKEND: não se deixa ler como JSON: linha 2, coluna 14: há uma vírgula a mais antes de }; linha 3, coluna 1: há uma vírgula a mais antes de ]/,
  ],
  [
    '[\n{ “id”: "a" }\n]',
    /^✗ BACKEND: não se deixa ler como JSON: linha 2, coluna 3: achado "“"; permitido: aspas retas/,
  ],
])('a file that is not JSON is reported with the position of the mistake: %j', async (text, line) => {
  put('bad.json', text);
  expect((await problemsOf(inFolder('bad.json')))[0]).toMatch(line);
});
