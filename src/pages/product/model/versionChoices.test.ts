import { productOf } from '@/entities/product/index.fixtures';
import { versionChoices } from './versionChoices';

/** 'Azul M', 'Azul M!' if sold out, '- M' without a colour; after a slash its name. It is the id, too. */
const variant = (text: string) => {
  const [color, size, name = 'Camiseta'] = text.replace('!', '').split(/[ /]/);
  return productOf({
    id: text,
    name,
    ...(color !== '-' && { color }),
    ...(size !== '-' && { size }),
    ...(text.includes('!') && { stock: 0 }),
  });
};

/** 'Cor: [Azul M] Preta>Preta M': the chosen one in brackets, '!' for sold out, '>' before the product that it leads to. */
const choices = (texts: string[], chosen: string) =>
  versionChoices(texts.map(variant), variant(chosen)).map(({ label, options }) =>
    [
      `${label}:`,
      ...options.map(({ text, product, isChosen, isSoldOut }) => {
        const shown = `${text}${isSoldOut ? '!' : ''}`;
        return isChosen ? `[${shown}]` : `${shown}>${product.id}`;
      }),
    ].join(' '),
  );

it.each<[string, string[], string, string[]]>([
  [
    'a colour keeps the size',
    ['Azul P', 'Azul M', 'Preta P', 'Preta M'],
    'Azul M',
    ['Cor: [Azul] Preta>Preta M', 'Tamanho: P>Azul P [M]'],
  ],
  [
    'a colour keeps the size although that is sold out, and is not sold out itself',
    ['Azul M', 'Preta M!', 'Preta P'],
    'Azul M',
    ['Cor: [Azul] Preta>Preta M!'],
  ],
  [
    'a colour without the size leads to the first in stock, and only its own sizes are offered',
    ['Azul G', 'Preta P!', 'Preta M'],
    'Azul G',
    ['Cor: [Azul] Preta>Preta M'],
  ],
  [
    'what is sold out says so',
    ['Azul P!', 'Azul M', 'Preta M!'],
    'Azul M',
    ['Cor: [Azul] Preta!>Preta M!', 'Tamanho: P!>Azul P! [M]'],
  ],
  [
    'a row may lack its colour or size',
    ['Azul M', '- M', 'Azul -'],
    'Azul M',
    ['Cor: [Azul] Outra>- M', 'Tamanho: [M] Outro>Azul -'],
  ],
  [
    'the same colour and size twice are one, in stock',
    ['Azul P', 'Azul M!', 'Azul M'],
    'Azul P',
    ['Tamanho: [P] M>Azul M'],
  ],
  [
    'other names distinguish the rest',
    ['- -/Longa', '- -/Curta'],
    '- -/Longa',
    ['Modelo: [Longa] Curta>- -/Curta'],
  ],
  ['only one has no choice', ['Azul M'], 'Azul M', []],
])('%s', (_what, texts, chosen, expected) => expect(choices(texts, chosen)).toEqual(expected));
