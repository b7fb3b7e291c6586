import type { ProductRow } from './product';

type Design = Pick<ProductRow, 'category' | 'name' | 'description'>;

/** The designs by slug, which is also the name of the picture's file. */
const designs = {
  'mare-cheia': {
    category: 't-shirts',
    name: 'Camiseta Maré Cheia',
    description:
      'Três ondas largas num quadrado no peito, impressas à base de água em algodão penteado. O azul vai clareando com as lavagens, como acontece com tudo o que passa o verão na praia.',
  },
  sabia: {
    category: 'mugs',
    name: 'Caneca Sabiá',
    description:
      'Cerâmica lisa com um sabiá-laranjeira de peito estufado, pronto para o primeiro canto do dia. Cabem 320 ml de café e uns bons minutos de silêncio.',
  },
  'cruzeiro-do-sul': {
    category: 't-shirts',
    name: 'Camiseta Cruzeiro do Sul',
    description:
      'As cinco estrelas que orientam as noites daqui, ligadas por um traço fino sobre malha escura. A tinta é fosca e macia ao toque. De longe parece bordado; de perto, um pedaço de céu.',
  },
  'cafe-coado': {
    category: 'mugs',
    name: 'Caneca Café Coado',
    description:
      'Um coador de pano, um fio de café e o vapor subindo devagar. O esmalte grosso guarda bem o calor, e a alça larga acomoda a mão inteira.',
  },
  'tucano-de-papel': {
    category: 't-shirts',
    name: 'Camiseta Tucano de Papel',
    description:
      'Um tucano feito só de triângulos, como se alguém o tivesse dobrado numa folha colorida. Malha leve de algodão, com gola reforçada para não perder a forma.',
  },
  'fases-da-lua': {
    category: 'mugs',
    name: 'Caneca Fases da Lua',
    description:
      'Da nova à minguante, a lua dá a volta completa no corpo da caneca. O esmalte tem um brilho discreto por fora e o interior é claro, bom para ver a cor do chá.',
  },
  'serra-da-manha': {
    category: 't-shirts',
    name: 'Camiseta Serra da Manhã',
    description:
      'Camadas de serra sumindo na neblina, em quatro tons enevoados. O algodão é macio desde o primeiro uso, com caimento solto para quem acorda cedo e caminha muito.',
  },
  'gato-enrolado': {
    category: 'mugs',
    name: 'Caneca Gato Enrolado',
    description:
      'Um gato dormindo em espiral ocupa quase toda a frente da caneca e não pretende sair dali. Cerâmica de 300 ml, segura para micro-ondas e lava-louças.',
  },
  'ponto-e-virgula': {
    category: 't-shirts',
    name: 'Camiseta Ponto e Vírgula',
    description:
      'O sinal que falta justamente na linha que ninguém conferiu, agora em tamanho impossível de ignorar. Serigrafia em uma cor sobre malha encorpada.',
  },
  'ipe-amarelo': {
    category: 'mugs',
    name: 'Caneca Ipê-Amarelo',
    description:
      'Todo agosto a árvore perde as folhas e se veste de amarelo. Aqui ela fica florida o ano inteiro, pintada sobre um esmalte liso e profundo.',
  },
  'costela-de-adao': {
    category: 't-shirts',
    name: 'Camiseta Costela-de-Adão',
    description:
      'Uma única folha, grande e recortada, estampada no centro do peito. O verde foi misturado à mão até ficar vivo na malha, e a modelagem é reta, fácil de dividir com alguém.',
  },
  jabuticaba: {
    category: 'mugs',
    name: 'Caneca Jabuticaba',
    description:
      'As frutas nascem coladas ao tronco, brilhantes e quase pretas, do jeito que se come sem descer da árvore. Cerâmica clara, com 350 ml e base larga que não balança.',
  },
  'trem-noturno': {
    category: 't-shirts',
    name: 'Camiseta Trem Noturno',
    description:
      'Uma locomotiva e dois vagões de janelas acesas atravessam o peito de um lado ao outro. Malha escura de gramatura média, boa para viagens longas e para quem gosta de sentar perto da janela.',
  },
  'beija-flor': {
    category: 'mugs',
    name: 'Caneca Beija-Flor',
    description:
      'Parado no ar diante de uma flor, ele cabe inteiro na palma da mão, como a caneca. Esmalte claro com acabamento acetinado, em 280 ml sob medida para um café com leite.',
  },
  'caju-maduro': {
    category: 't-shirts',
    name: 'Camiseta Caju Maduro',
    description:
      'Um caju vermelho com a castanha pendurada, desenhado com o contorno um pouco torto das frutas de verdade. Algodão macio, costura dupla nas mangas e tinta que não racha.',
  },
  'ainda-compilando': {
    category: 'mugs',
    name: 'Caneca Ainda Compilando',
    description:
      'Uma barra de progresso que parou em noventa por cento e duas chaves esperando o fim. A pausa está justificada: 350 ml de cerâmica firme, que aguenta micro-ondas e revisões longas.',
  },
  'gato-no-muro': {
    category: 't-shirts',
    name: 'Camiseta Gato no Muro',
    description:
      'De costas, com o rabo caído em ponto de interrogação, ele observa uma rua que não vemos. Malha de algodão macio, estampa de poucas cores e nenhuma pressa.',
  },
  mandacaru: {
    category: 'mugs',
    name: 'Caneca Mandacaru',
    description:
      'Dizem no sertão que, quando o mandacaru floresce, a chuva está perto. Um cacto de três braços e uma flor branca sobre esmalte da cor do chão de lá, acetinado ao toque.',
  },
  'garoa-fina': {
    category: 't-shirts',
    name: 'Camiseta Garoa Fina',
    description:
      'Uma nuvem baixa e riscos miúdos de chuva, daquela que não pede guarda-chuva, mas molha. Malha lisa com toque de camiseta antiga, ótima por baixo de um casaco.',
  },
  'farol-do-cais': {
    category: 'mugs',
    name: 'Caneca Farol do Cais',
    description:
      'Listrado de vermelho, o farol acende de um lado da caneca e o facho alcança o outro. Cerâmica de 320 ml, com a borda fina que faz diferença no primeiro gole.',
  },
  'circulos-e-arcos': {
    category: 't-shirts',
    name: 'Camiseta Círculos e Arcos',
    description:
      'Nove quadrados, cada um com um arco ou um círculo, formam um desenho que muda conforme a distância. Serigrafia em três cores sobre malha lisa, alinhada à mão peça por peça.',
  },
  'azulejo-azul': {
    category: 'mugs',
    name: 'Caneca Azulejo Azul',
    description:
      'Quatro azulejos iguais, girados, viram um padrão que dá a volta na caneca sem emenda. Azul e branco, como nas fachadas antigas perto do porto.',
  },
  'letra-com-til': {
    category: 't-shirts',
    name: 'Camiseta Letra com Til',
    description:
      'Um A maiúsculo com um til exagerado, quase uma onda, em homenagem ao som que só se aprende de ouvido. Malha encorpada, com estampa em tinta à base de água.',
  },
  recursao: {
    category: 't-shirts',
    name: 'Camiseta Recursão',
    description:
      'Uma camiseta estampada com uma camiseta estampada com uma camiseta. Para entender a piada, leia de novo a frase anterior. São quatro níveis de profundidade antes de acabar a tinta.',
  },
} satisfies Record<string, Design>;

type Variant = readonly [
  id: string,
  design: keyof typeof designs,
  priceInCents: number,
  sales: number,
  createdAt: string,
];

const variants: readonly Variant[] = [
  ['93e018cb-d867-4033-a17d-716e2a1baa9e', 'gato-no-muro', 9290, 429, '2023-06-09T16:34:27.000Z'],
  ['a49c8774-ecd2-45f2-8aa5-ce3997b881e7', 'sabia', 6790, 33, '2024-12-13T20:53:24.000Z'],
  ['834f27d1-31b6-4d7b-8d63-b36f563d259c', 'ipe-amarelo', 2790, 347, '2023-10-09T14:56:37.000Z'],
  ['8fc5eca3-794b-4662-86ae-4cfd301d2ea7', 'cruzeiro-do-sul', 6590, 882, '2025-02-05T11:23:41.000Z'],
  ['33d34b38-bd5e-4dd6-adfa-da603a80fc3d', 'mandacaru', 6490, 0, '2023-07-25T17:01:21.000Z'],
  ['52646c90-c5cd-4552-9037-1997673be444', 'serra-da-manha', 4550, 783, '2024-07-11T13:57:48.000Z'],
  ['ee36b04d-d361-4ba5-9478-40a5dd985f59', 'caju-maduro', 9390, 667, '2023-04-10T15:56:28.000Z'],
  ['35549be5-0f16-4895-b13d-196484625db5', 'costela-de-adao', 6690, 188, '2022-12-26T12:23:52.000Z'],
  ['ae526eee-a822-4107-9319-97e9a4906aff', 'fases-da-lua', 3590, 136, '2024-06-01T10:35:04.000Z'],
  ['77676370-c63a-4de2-a12c-5ff103e2284f', 'trem-noturno', 8990, 659, '2024-02-04T15:19:58.000Z'],
  ['345172e4-5a49-40e7-9487-c6493ecf9907', 'recursao', 12450, 86, '2023-02-04T20:49:59.000Z'],
  ['501d8f20-e7ce-415c-885a-b51e9b25011d', 'beija-flor', 5350, 158, '2024-02-15T08:16:24.000Z'],
  ['d76a13f5-eab8-4a63-bc08-7fc8eaf3e746', 'gato-enrolado', 3190, 900, '2022-12-25T10:20:05.000Z'],
  ['b2c7be03-6d62-4670-a87e-acdb1e577f20', 'mare-cheia', 9950, 85, '2024-07-01T20:41:16.000Z'],
  ['636a1e59-ce0d-482f-924d-f8a661cc47fb', 'ipe-amarelo', 2290, 1, '2023-01-18T20:09:50.000Z'],
  ['55652c6e-7e7c-4692-9e2d-ca1078065bb2', 'farol-do-cais', 5250, 31, '2023-08-04T16:32:02.000Z'],
  ['025b8c29-2017-4920-b082-0c45aeed1a98', 'letra-com-til', 11690, 569, '2024-04-17T09:20:25.000Z'],
  ['c7ec3a69-3b72-4a7e-ad91-0e6a225aa309', 'farol-do-cais', 5790, 93, '2024-03-24T09:31:45.000Z'],
  ['7a12ca39-5cc0-41b5-8116-e45d29f86b14', 'mare-cheia', 4290, 155, '2025-03-20T13:40:38.000Z'],
  ['72af8498-617a-462e-97e0-72564d4424de', 'caju-maduro', 10390, 109, '2024-01-27T14:31:02.000Z'],
  ['f0b40854-025c-4569-94c3-77ebaa9c923e', 'letra-com-til', 11890, 725, '2025-06-15T21:14:32.000Z'],
  ['3e81106b-8783-43b5-8889-eeb7952d4ee6', 'azulejo-azul', 6990, 264, '2022-07-14T20:24:34.000Z'],
  ['2c371ccc-3cc6-4458-90ef-8bf288df22eb', 'ainda-compilando', 4890, 624, '2024-03-20T18:53:23.000Z'],
  ['9881319f-8abb-4e62-ad06-1fd422eac6cc', 'azulejo-azul', 4190, 347, '2024-02-01T17:31:07.000Z'],
  ['2077b78d-c572-449a-b7b2-0ca211316cb5', 'recursao', 13290, 216, '2023-06-25T19:04:44.000Z'],
  ['3d5b3b0c-ef7c-4e88-bd35-3b3404e77335', 'ponto-e-virgula', 9390, 742, '2022-01-11T18:58:35.000Z'],
  ['cbecb6ac-4c48-4fa6-8003-cef2e9693efa', 'cafe-coado', 2290, 17, '2025-05-24T11:29:57.000Z'],
  ['e9ec1d97-fb31-4d9a-9ffb-45f04b9d7216', 'jabuticaba', 6350, 87, '2025-02-28T15:57:32.000Z'],
  ['0d8043bc-bf04-4197-8ce4-255c4d02ec16', 'tucano-de-papel', 8490, 841, '2024-08-31T09:42:02.000Z'],
  ['ed9e5fc3-2687-4cd8-9895-3e5f84c5f2eb', 'garoa-fina', 8390, 294, '2023-10-29T20:37:48.000Z'],
  ['4ef4f1d8-f124-4d66-b75d-20d2c02d4b34', 'sabia', 4390, 136, '2023-08-18T19:07:46.000Z'],
  ['b576c9e3-4a88-4a0a-85c2-e09c5b02d89c', 'costela-de-adao', 5290, 658, '2024-03-07T12:45:55.000Z'],
  ['dc229d58-01ba-4e0c-9a45-625862372d03', 'gato-no-muro', 12090, 335, '2022-12-22T11:33:01.000Z'],
  ['061de92d-46ec-4078-a79f-75b06ea0c4ed', 'caju-maduro', 8990, 359, '2023-03-04T08:26:08.000Z'],
  ['3805b5e0-6a06-4c4c-8071-c6e755366969', 'cafe-coado', 4390, 73, '2024-09-07T21:37:50.000Z'],
  ['e9ef98d6-bb76-4165-a7bc-325c67117d47', 'ponto-e-virgula', 4250, 319, '2024-08-30T18:55:25.000Z'],
  ['0163ca47-cb5b-41c9-8b92-8f80116a9d08', 'cruzeiro-do-sul', 10390, 0, '2022-09-15T12:47:43.000Z'],
  ['f0cad8e9-d60f-43c7-b2b8-bd66ea1fe3b2', 'beija-flor', 2690, 229, '2022-12-06T11:21:33.000Z'],
  ['562c667e-e6d3-426b-bdb3-9d047ea58bd2', 'ainda-compilando', 3090, 613, '2024-01-18T15:53:18.000Z'],
  ['766d95ef-836b-4588-bf37-bf3d7297c6b6', 'fases-da-lua', 3390, 46, '2022-08-19T21:42:00.000Z'],
  ['c062b0c2-465a-4c4b-94a0-bcb704fbbb64', 'trem-noturno', 4390, 80, '2023-12-15T09:32:34.000Z'],
  ['ccce463f-fee6-4e40-870d-6436af5ae1a5', 'gato-enrolado', 6790, 93, '2024-03-28T10:44:36.000Z'],
  ['ee8223db-dd3d-4f93-833a-93a8c020d8a6', 'garoa-fina', 7890, 868, '2023-11-08T20:49:05.000Z'],
  ['31a3c348-ef31-485e-af73-3ca9db022fb7', 'circulos-e-arcos', 4090, 289, '2023-09-13T15:44:46.000Z'],
  ['e554d489-1831-414d-8318-af6438fc4e2f', 'sabia', 3390, 310, '2023-11-04T17:03:27.000Z'],
  ['31fa142c-6ab9-40f2-ae4e-63eb1e642e57', 'jabuticaba', 5650, 499, '2024-11-11T08:33:43.000Z'],
  ['85f931c4-07bb-4024-a6b6-e5c83abfbe12', 'serra-da-manha', 4790, 832, '2025-03-02T20:12:05.000Z'],
  ['fb81ed83-e8d3-4680-922c-27c408ae9c1b', 'tucano-de-papel', 4790, 787, '2025-02-24T21:32:47.000Z'],
  ['9de952ba-6d84-4339-bcd9-738eca71b676', 'mandacaru', 2990, 550, '2023-07-12T20:44:02.000Z'],
  ['c8b67377-0fe8-4936-9c66-90bc989b7b52', 'circulos-e-arcos', 6090, 707, '2025-05-09T17:06:21.000Z'],
];

/** The beginning of its pictures' addresses: a design's second variant has other pictures. */
function pictureOf(design: keyof typeof designs, index: number): string {
  const earlier = variants.slice(0, index).filter(([, other]) => other === design).length;
  return `/pictures/${design}${earlier === 1 ? '-2' : ''}`;
}

/**
 * The 50 sample products that the shop lists when the backend cannot be read (docs/specification.md, section 3): each
 * design comes in two or three variants that differ in id, price (cents), sales and date. They have no particular
 * order, as a backend's list would.
 */
export const builtInRows: readonly ProductRow[] = variants.map(
  ([id, design, price_in_cents, sales, created_at], index) => {
    const picture = pictureOf(design, index);
    return {
      id,
      ...designs[design],
      image_url: `${picture}.webp`,
      price_in_cents,
      sales,
      created_at,
      image_urls: [`${picture}-perto.webp`],
    };
  },
);
