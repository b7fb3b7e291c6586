import type { OwnLink } from '@/shared/config';

const links: OwnLink[] = [
  { label: 'Ajuda', to: '/ajuda', title: 'Central de ajuda' },
  { label: 'Reembolsos', to: 'https://loja.example/reembolsos' },
  { label: 'Privacidade', to: '/privacidade', title: 'Privacidade' },
];
const texts = {
  '/ajuda': {
    title: 'Central de ajuda',
    description: 'Fale com a gente.',
    content: [
      {
        tag: 'p',
        children: [
          'Leia sobre ',
          { tag: 'a', to: '/privacidade', children: ['privacidade'] },
          ' ou ',
          { tag: 'a', href: 'mailto:oi@loja.example', children: ['escreva'] },
          '.',
        ],
      },
    ],
  },
  '/privacidade': { title: 'Privacidade', description: '', content: [{ tag: 'h2', children: ['Carrinho'] }] },
};

const unknownProductText = {
  title: 'Este produto saiu da loja',
  description: '',
  content: [{ tag: 'p', children: [{ tag: 'a', to: '/', children: ['Veja os outros'] }] }],
};

// What is written for a shop with pages. A test imports this module before those that read it.
Object.assign(jest.requireMock<object>('@settings/shop'), {
  ownLinks: links,
  hasUnknownProductText: true,
});
jest.mock('@settings/pages', () => ({ pageTexts: texts, unknownProductText }));
