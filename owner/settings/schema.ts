/**
 * The settings of a shop, shop.json: one entry for each. The type, the check with its messages, the file for editors
 * (shop.schema.json) and the sample shop of the tests come from here. docs/configuracoes.md says what each is for.
 */
import * as v from 'valibot';
import { noChoices } from '../../src/shared/addresses/addresses.mjs';
import { folders } from '../../src/shared/addresses/folders.mjs';
import { orderPages } from '../../src/shared/config/orderPages';
import { slug, withoutAccents } from '../../src/shared/lib/text';
import { CNPJ_PATTERN, isCnpj } from './cnpj';
import { CPF_PATTERN, isCpf } from './cpf';
import {
  byKey,
  cents,
  line,
  list,
  milliseconds,
  nullable,
  object,
  oneOf,
  optional,
  setting,
  text,
  texts,
  whole,
} from './described';
import { EMAIL_KEY, RANDOM_KEY } from './pixKey';
import { BRAZILIAN_NUMBER, WITHOUT_NINE } from './telephone';

// What the patterns below are made of, each as the source of a regular expression

/** An address by HTTPS: a host, and perhaps a path, a query or a fragment. */
const HTTPS = String.raw`https:\/\/[^\s/?#]+(?:[/?#]\S*)?`;
/** A link to an e-mail address: one '@', and a dot in its domain. */
const MAILTO = String.raw`mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+`;
/** A link to a telephone: the country's code and the number, together 8 to 15 digits. */
const TEL = String.raw`tel:(?!${WITHOUT_NINE}$)\+[0-9]{8,15}`;
/** An address of the shop. With a second slash, or a backslash, it would lead to another host. */
const ROOTED = String.raw`\/(?![/\\])\S*`;

/** A pattern of a whole text, which one of the parts matches. */
const oneOfPatterns = (...parts: readonly string[]) => new RegExp(`^(?:${parts.join('|')})$`);

/** 1 to 30 letters that the font of the logo has. */
const NAME_PATTERN = new RegExp(
  [
    '^(?! )', // No space at the start,
    '(?!.*[^ ]{21})', // no word of more than 20 letters, which could not be broken,
    "[ &'.!+0-9A-Za-zÀ-ÖØ-öø-ÿ-]{1,30}", // these letters,
    '(?<! )$', // and no space at the end.
  ].join(''),
);

/** Words of lowercase letters and digits, joined by '-': at most 60 characters together. */
const PATH_PATTERN = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** A label of 1 to 30 letters without spaces at its ends. A label of digits alone would be an array's key, which an object sorts first. */
const LABEL_PATTERN = /^(?!\d+$)\S(.{0,28}\S)?$/;

const colour = text('uma cor escrita com # e seis dígitos de 0 a f, como #1b4b7a', /^#[0-9a-fA-F]{6}$/);

const category = object(
  'um objeto com tab e one, os textos da aba e da página de um produto, e talvez drawing, o desenho onde falta a foto, e path, seu endereço',
  {
    /** The text of its tab. */
    tab: line(30),
    /** What a product's page calls a single product of the category. */
    one: line(30),
    /** The first part of the address of its listing; made of `tab` if absent. */
    path: v.exactOptional(
      text(
        'o endereço da aba sem a barra, 1 a 60 letras minúsculas de a a z, dígitos e -, como canecas',
        PATH_PATTERN,
      ),
    ),
    /** The address of the drawing that is shown instead of a picture; if it is absent, an existing drawing is used (drawings.ts). */
    drawing: v.exactOptional(
      text(
        'o endereço de um desenho da loja ou de uma foto sua, como /pictures/product.svg ou /photos/caneca.webp',
        new RegExp(`^/(${folders.pictures}|${folders.photos})/[\\w.-]+$`),
      ),
    ),
  },
);

const CATEGORY_KEYS = `até 30 letras minúsculas de a a z, dígitos e -, a primeira uma letra, e não ${noChoices.category}`;
/** The key of a category. Products contain it; addresses do not. The key of all products is not allowed. */
const categoryKey = text(
  `chaves de ${CATEGORY_KEYS}`,
  new RegExp(`^(?!${noChoices.category}$)[a-z][a-z0-9-]{0,29}$`),
);

const destination = text(
  'um endereço que comece com https://, mailto: ou uma só /',
  oneOfPatterns(HTTPS, String.raw`${MAILTO}(\?\S*)?`, ROOTED),
);

const workingDays = whole('um número inteiro de dias úteis, de 0 a 365', 0, 365);

/** Labels and texts, such as 'Material'. */
const facts = byKey(
  'um objeto com 1 a 10 rótulos de 1 a 30 letras, cada um com um texto de 1 a 500 letras',
  [1, 10],
  text('um rótulo de 1 a 30 letras, não só de dígitos', LABEL_PATTERN),
  line(500),
);

const LINKS = `null, ou um objeto com algumas das chaves ${orderPages.join(', ')}`;
const CNPJ =
  'catorze dígitos, os doze primeiros também letras maiúsculas, com os dígitos verificadores certos, como 12.345.678/0001-95';
const NAME =
  "1 a 30 letras, nenhuma palavra com mais de 20, que a fonte do logotipo tenha: letras do português e de línguas vizinhas, dígitos, espaços e & ' . ! + -";

const PIX_KEY =
  'a chave como o banco a mostra: um CPF, um CNPJ, um e-mail, um telefone com +55 e DDD, como +5511912345678, ou uma chave aleatória, como 123e4567-e12b-12d1-a456-426655440000';
const CPF =
  'um CPF com os dígitos verificadores certos, como 123.456.789-09; um telefone começa com +55, como +5511912345678';

/** A text for the code of Pix, which has neither accents nor other letters than those of English. */
const plainLine = (most: number) => {
  const allowed = `um texto de 1 a ${most} letras do português, dígitos e sinais comuns, sem espaços no começo ou no fim`;
  return v.pipe(
    text(allowed, new RegExp(`^\\S(.{0,${most - 2}}\\S)?$`)),
    v.check((line) => /^[ -~]+$/.test(withoutAccents(line)), allowed),
  );
};

/** In the order of the documents, and of the mistakes that are reported. */
const settings = {
  /** Also the prefix of all names that the shop uses in a browser. */
  name: setting(
    v.pipe(
      text(NAME, NAME_PATTERN),
      v.check((name) => slug(name) !== '', 'pelo menos uma letra de a a z, ou um dígito'),
    ),
    'Canecamisa',
  ),
  slogan: setting(line(120), 'Camisetas e canecas com desenho brasileiro'),
  /** Each `#rrggbb`. */
  colours: setting(
    object('um objeto com as treze cores do tema', {
      white: colour,
      dark: colour,
      orange: colour,
      blue: colour,
      green: colour,
      'white-200': colour,
      'orange-low': colour,
      'gray-50': colour,
      'gray-100': colour,
      'gray-200': colour,
      'gray-400': colour,
      'gray-800': colour,
      'gray-999': colour,
    }),
    {
      white: '#ffffff',
      dark: '#1d1a16',
      orange: '#b34700',
      blue: '#1b4b7a',
      green: '#1e6b3c',
      'white-200': '#fefdfb',
      'orange-low': '#ffa94d',
      'gray-50': '#f4f0ea',
      'gray-100': '#e9e3da',
      'gray-200': '#d5cdc1',
      'gray-400': '#857b6e',
      'gray-800': '#4a443c',
      'gray-999': '#0f0d0b',
    },
  ),
  /** By the keys that products name, in the order of the tabs. */
  categories: setting(
    byKey(`um objeto com 1 a 8 categorias por suas chaves: ${CATEGORY_KEYS}`, [1, 8], categoryKey, category),
    { 't-shirts': { tab: 'Camisetas', one: 'Camisa' }, mugs: { tab: 'Canecas', one: 'Caneca' } },
  ),
  /** Groups of words that mean the same in a search. */
  synonyms: optional(
    list(
      'null, ou uma lista de grupos de palavras que querem dizer o mesmo numa busca, como [["camisa", "camiseta"]]',
      [0, 200],
      texts(
        'uma lista de 2 a 20 palavras, cada uma de 1 a 30 letras, sem espaços no começo ou no fim',
        [2, 20],
        line(30),
      ),
    ),
    [
      ['camiseta', 'camisa', 'blusa'],
      ['caneca', 'xícara', 'copo'],
      ['gato', 'felino', 'gatinho'],
      ['pássaro', 'passarinho', 'ave', 'sabiá', 'tucano', 'beija-flor'],
      ['beija-flor', 'colibri'],
      ['praia', 'mar', 'maré', 'onda', 'oceano'],
      ['porto', 'navio', 'cais'],
      ['programador', 'programação', 'código', 'TI', 'dev', 'compilando', 'recursão', 'vírgula'],
      ['céu', 'cruzeiro', 'lua'],
      ['estrela', 'constelação', 'cruzeiro'],
      ['noite', 'noturno', 'lua'],
      ['planta', 'folha', 'costela-de-adão', 'ipê', 'mandacaru'],
      ['árvore', 'ipê'],
      ['cacto', 'cactus', 'sertão', 'mandacaru'],
      ['fruta', 'caju', 'jabuticaba'],
      ['chuva', 'nuvem', 'garoa'],
      ['montanha', 'neblina', 'serra'],
      ['locomotiva', 'ferrovia', 'trem'],
      ['azulejo', 'ladrilho'],
      ['geometria', 'geométrico', 'círculo'],
      ['origami', 'papel'],
      ['português', 'gramática', 'til', 'vírgula'],
      ['cafezinho', 'coador', 'café'],
    ],
  ),
  pageSize: setting(whole('um número inteiro de produtos, de 1 a 100', 1, 100), 12),
  quantityLimit: setting(whole('um número inteiro, de 1 a 99', 1, 99), 5),
  shippingInCents: setting(
    cents('um número inteiro de centavos, de 0 a 1.000.000 (R$ 40,00 é 4000)', 1_000_000, 100),
    4000,
  ),
  freeShippingAboveInCents: setting(
    cents('um número inteiro de centavos, de 0 a 100.000.000 (R$ 900,00 é 90000)', 100_000_000, 1000),
    90_000,
  ),
  policy: setting(
    object('um objeto com newest e freeShipping, e talvez soldOut', {
      newest: oneOf('oldest-first', 'newest-first'),
      freeShipping: oneOf('promised', 'applied', 'none'),
      /** Whether the list keeps its order, or sold-out products come last. */
      soldOut: v.exactOptional(oneOf('in-order', 'last')),
    }),
    { newest: 'oldest-first', freeShipping: 'promised', soldOut: 'in-order' },
  ),
  checkoutWaitMs: setting(
    milliseconds('um número inteiro de milissegundos, de 0 a 60.000 (5 segundos são 5000)', 60_000, 100),
    5000,
  ),
  undoOfferMs: setting(
    whole('um número inteiro de milissegundos, de 1.000 a 600.000 (10 segundos são 10000)', 1000, 600_000),
    10_000,
  ),
  /** The age in minutes from which the list is requested again when a shopper returns to a page. */
  listMaxAgeMinutes: setting(
    whole('um número inteiro de minutos, de 1 a 1.440 (1 hora são 60)', 1, 1440),
    60,
  ),
  /** Where the links below the summary lead. A link that is not named leads nowhere. */
  links: nullable(
    v.pipe(
      object(LINKS, v.entriesFromList(orderPages, v.exactOptional(destination))),
      v.minEntries(1, LINKS),
    ),
    null,
  ),
  /** What Decreto 7.962/2013 requires on every page. */
  company: nullable(
    object('null, ou um objeto com name, cnpj, address e contact, todos', {
      name: line(120),
      cnpj: v.pipe(text(CNPJ, CNPJ_PATTERN), v.check(isCnpj, CNPJ)),
      address: line(200),
      contact: text(
        'um endereço que comece com mailto:, tel:+ ou https://, como mailto:oi@loja.example',
        oneOfPatterns(MAILTO, TEL, HTTPS),
      ),
    }),
    null,
  ),
  /** Days in which a product may be returned. */
  returnDays: nullable(
    whole('null, ou um número inteiro de dias, de 7, que são os da lei, a 365', 7, 365),
    7,
  ),
  /** The least and the most working days until an order arrives. */
  deliveryDays: optional(
    v.pipe(
      list(
        'null, ou o menor e o maior número de dias úteis, como [3, 8], cada um de 0 a 365',
        [2, 2],
        workingDays,
      ),
      v.strictTuple([workingDays, workingDays]),
      v.check(([least, most]) => least < most, 'dois números de dias diferentes, o menor primeiro'),
    ),
    [4, 9],
  ),
  /** How a shopper may pay, each in a few words. */
  payment: optional(
    texts(
      'null, ou uma lista de 1 a 10 formas de pagamento, como ["Pix", "Boleto"], cada uma de 1 a 60 letras',
      [1, 10],
      line(60),
    ),
    ['Pix', 'Cartão de crédito', 'Boleto'],
  ),
  /** The number of payments without interest. */
  instalments: optional(whole('null, ou um número inteiro de parcelas, de 2 a 24', 2, 24), null),
  /** The discount for a payment by Pix, in percent. */
  pixDiscount: optional(whole('null, ou um número inteiro de por cento, de 1 a 50', 1, 50), null),
  /** Who receives the payment of an order by Pix: the key, the name and the city. */
  pix: optional(
    object('null, ou um objeto com key, name e city, todos', {
      key: v.pipe(
        text(
          PIX_KEY,
          oneOfPatterns(
            ...[CPF_PATTERN, CNPJ_PATTERN, EMAIL_KEY, RANDOM_KEY].map(({ source }) => source),
            BRAZILIAN_NUMBER,
          ),
        ),
        v.check((key) => !CPF_PATTERN.test(key) || isCpf(key), CPF),
        v.check((key) => !CNPJ_PATTERN.test(key) || isCnpj(key), CNPJ),
      ),
      name: plainLine(25),
      city: plainLine(15),
    }),
    null,
  ),
  /** For each category, what its products have in common, such as measures, material and care. */
  facts: optional(
    byKey(
      'null, ou um objeto com algumas das chaves de categories, cada uma com 1 a 10 rótulos e seus textos',
      [1, 8],
      v.string(),
      facts,
    ),
    {
      't-shirts': {
        Tamanho: 'Único, unissex',
        Medidas: '54 cm de largura e 72 cm de comprimento (as do M, nas que têm tamanhos)',
        Material: 'Algodão, com estampa à base de água',
        Cuidados: 'Lave do avesso, em água fria, e seque à sombra; não passe a estampa',
      },
      mugs: {
        Medidas: 'Cerca de 9,5 cm de altura e 8 cm de diâmetro',
        Material: 'Cerâmica esmaltada',
        Cuidados: 'Vai ao micro-ondas e à lava-louças; lave com o lado macio da esponja',
      },
    },
  ),
  /** The number to which an order may be sent, such as +5511912345678. */
  whatsapp: nullable(
    text(
      'null, ou um número do Brasil: +55, DDD e 8 ou 9 dígitos, sem espaços nem outros sinais, como +5511912345678',
      oneOfPatterns(BRAZILIAN_NUMBER),
    ),
    null,
  ),
};

/** The names of the settings. */
export const settingNames = Object.keys(settings);

/** Everything that shop.json may contain. */
export const shopSchema = object('um objeto entre chaves { } com as chaves de docs/configuracoes.md', {
  $schema: v.exactOptional(v.pipe(v.string(), v.description('onde um editor acha este esquema'))),
  ...settings,
});

/** The settings of a shop. A feature whose setting is null is not in the build. */
export type Settings = Omit<v.InferOutput<typeof shopSchema>, '$schema'>;

/** The settings of the sample shop, which all tests are about, whatever an owner writes into shop.json. */
export const sampleSettings = v.parse(
  shopSchema,
  Object.fromEntries(Object.entries(settings).map(([name, schema]) => [name, v.getExamples(schema)[0]])),
);
