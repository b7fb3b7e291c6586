import { sampleProducts } from '@/entities/product/index.fixtures';
import { searchProducts } from './searchProducts';

const products = sampleProducts();

/** The different names that a search finds, without the category; 'all t-shirts' and 'all mugs' are short. */
function namesFor(search: string): string {
  const { products: rows, isSimilar, understood } = searchProducts(products, search);
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  const whole = (['t-shirts', 'mugs'] as const).filter(
    (category) =>
      rows.length > 0 &&
      rows.length === products.filter((product) => product.category === category).length &&
      rows.every((row) => row.category === category),
  );
  const text = whole.length > 0 ? `all ${whole.join()}` : names.join(', ');
  return `${isSimilar ? 'similar: ' : ''}${understood ? `for ${understood}: ` : ''}${text}`;
}

const gatos = 'Camiseta Gato no Muro, Caneca Gato Enrolado';
const cats = `similar: for gato: ${gatos}`;
const catShirt = 'similar: for camisa gato: Camiseta Gato no Muro';
const shirts = 'all t-shirts';
const mugs = 'all mugs';
const sabias = 'Caneca Sabiá, Caneca Sabiá, para presente';
const birds = `similar: for sabiá, beija-flor ou tucano: Camiseta Tucano de Papel, Caneca Beija-Flor, ${sabias}`;
const blueMugs =
  'Caneca Farol do Cais, Caneca Fases da Lua, Caneca Gato Enrolado, Caneca Ipê-Amarelo, Caneca Ladrilho';

it.each([
  // The specification's match comes first and alone.
  ['gato', gatos],
  ['GATO', gatos],
  ['caneca', mugs],
  ['sabiá', sabias],
  ['beija-flor', 'Caneca Beija-Flor'],
  ['-', 'Camiseta Costela-de-Adão, Caneca Beija-Flor, Caneca Ipê-Amarelo'],
  ['no muro', 'Camiseta Gato no Muro'],
  // Without accents.
  ['sabia', sabias],
  ['mare cheia', 'Camiseta Maré Cheia'],
  ['càfé', 'Caneca Café Coado'],
  // Trimmed, a hyphen as a space.
  ['sabiá ', sabias],
  ['beija flor', 'Caneca Beija-Flor'],
  ['beijaflor', 'Caneca Beija-Flor'],
  ['costela de adão', 'Camiseta Costela-de-Adão'],
  ['fases-da-lua', 'Caneca Fases da Lua'],
  // All words in any order.
  ['gato camiseta', 'Camiseta Gato no Muro'],
  ['camiseta de gato', 'Camiseta Gato no Muro'],
  ['cheia mare', 'Camiseta Maré Cheia'],
  ['azul caneca', blueMugs],
  // A name as it is copied from a list: prices and single letters are no words.
  ['Caneca Sabiá, R$ 92,90', sabias],
  ['Caneca Sabiá R$\u00a092,90', sabias],
  ['Sabiá (caneca) R$1.092', sabias],
  ['sabiá, caneca 92,90', sabias],
  ['gato & camiseta M', 'Camiseta Gato no Muro'],
  ['Caneca R$', mugs],
  // Singular and plural.
  ['gatos', gatos],
  ['canecas', mugs],
  ['sabiás', sabias],
  ['papéis', 'Camiseta Tucano de Papel'],
  ['trens', 'Camiseta Trem Noturno'],
  ['faróis', 'Caneca Farol do Cais'],
  ['círculo', 'Camiseta Círculos e Arcos'],
  ['recursões', 'Camiseta Recursão'],
  // The categories' labels and colours.
  [
    'camiseta preta',
    'Camiseta Cruzeiro do Sul, Camiseta Garoa Fina, Camiseta Ponto e Vírgula, Camiseta Trem Noturno',
  ],
  ['caneca rosa', 'Caneca Beija-Flor, Caneca Gato Enrolado'],
  ['caneca azul clara', 'similar: for caneca azul-claro: Caneca Farol do Cais'],
  ['camisa', shirts],
  // Synonyms.
  ['blusa', `similar: for camiseta ou camisa: ${shirts}`],
  ['xícara', `similar: for caneca: ${mugs}`],
  ['copo de gato', 'similar: for caneca gato: Caneca Gato Enrolado'],
  ['pássaro', birds],
  ['caneca de pássaro', `similar: for caneca sabiá ou beija-flor: Caneca Beija-Flor, ${sabias}`],
  ['passarinho', birds],
  ['cactus', 'similar: for mandacaru: Caneca Mandacaru'],
  ['céu', 'similar: for cruzeiro ou lua: Camiseta Cruzeiro do Sul, Caneca Fases da Lua'],
  ['estrela', 'similar: for cruzeiro: Camiseta Cruzeiro do Sul'],
  [
    'planta', // 'de' of 'costela-de-adão' is no synonym.
    'similar: for ipê-amarelo, mandacaru ou costela-de-adão: Camiseta Costela-de-Adão, Caneca Ipê-Amarelo, Caneca Mandacaru',
  ],
  ['árvore', 'similar: for ipê-amarelo: Caneca Ipê-Amarelo'],
  [
    'frutas',
    'similar: for caju ou jabuticaba: Camiseta Caju Maduro, Camiseta Caju Maduro, orgânica, Caneca Jabuticaba',
  ],
  ['onda', 'similar: for maré: Camiseta Maré Cheia'],
  ['praia', 'similar: for maré: Camiseta Maré Cheia'], // 'mar' is no part of 'Ipê-Amarelo' as a synonym.
  ['chuva', 'similar: for garoa: Camiseta Garoa Fina'],
  ['presente de dev', 'for presente: Caneca Sabiá, para presente'],
  [
    'dev',
    'similar: for recursão, compilando ou vírgula: Camiseta Ponto e Vírgula, Camiseta Recursão, Caneca Ainda Compilando',
  ],
  ['origami', 'similar: for papel: Camiseta Tucano de Papel'],
  // One wrong letter.
  ['gatto', cats],
  ['gaot', cats],
  ['camizeta', `similar: for camiseta: ${shirts}`],
  ['sabya', `similar: for sabiá: ${sabias}`],
  ['mandacarru', 'similar: for mandacaru: Caneca Mandacaru'],
  ['camisa de gatto', catShirt],
  // Some of the words.
  ['gato preto', `for gato: ${gatos}`],
  ['lua cheia', 'for lua: Caneca Fases da Lua'],
  ['caneca preta', `for caneca: ${mugs}`],
  ['um Café sem gatto', 'for Café: Caneca Café Coado'],
  ['sofá de gato', `for gato: ${gatos}`],
  ['sofá de gatto', `similar: for gato: ${gatos}`],
  // Nothing: keys that no shopper sees, too few letters for a mistake, one or two letters of a search, other things.
  ['t-shirts', ''],
  ['a|b', ''],
  ['<b>', ''],
  ['R$', ''],
  ['xyz ca', ''],
  ['mugs', ''],
  ['gxt', ''],
  ['sofá', ''],
  ['???', ''],
  ['R$ 92,90', ''],
])('the search for %p finds %s', (search, expected) => {
  expect(namesFor(search)).toBe(expected);
});
