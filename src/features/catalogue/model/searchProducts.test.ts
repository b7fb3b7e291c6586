import { sampleProducts } from '@/entities/product/index.fixtures';
import { searchProducts } from './searchProducts';

const products = sampleProducts();

/** The different names that a search finds, without the category; 'all t-shirts' and 'all mugs' are short. */
function namesFor(search: string): string {
  const { products: rows, isSimilar, matched } = searchProducts(products, search);
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  const whole = (['t-shirts', 'mugs'] as const).filter(
    (category) =>
      rows.length > 0 &&
      rows.length === products.filter((product) => product.category === category).length &&
      rows.every((row) => row.category === category),
  );
  const text = whole.length > 0 ? `all ${whole.join()}` : names.join(', ');
  return `${isSimilar ? 'similar: ' : ''}${matched ? `for ${matched}: ` : ''}${text}`;
}

const gatos = 'Camiseta Gato no Muro, Caneca Gato Enrolado';
const cats = `similar: ${gatos}`;
const catShirt = 'similar: Camiseta Gato no Muro';
const shirts = 'all t-shirts';
const mugs = 'all mugs';
const sabias = 'Caneca Sabiá, Caneca Sabiá, para presente';
const birds = `similar: Camiseta Tucano de Papel, Caneca Beija-Flor, ${sabias}`;
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
  ['caneca azul clara', 'similar: Caneca Farol do Cais'],
  ['camisa', shirts],
  // Synonyms.
  ['blusa', `similar: ${shirts}`],
  ['xícara', `similar: ${mugs}`],
  ['copo de gato', 'similar: Caneca Gato Enrolado'],
  ['pássaro', birds],
  ['caneca de pássaro', `similar: Caneca Beija-Flor, ${sabias}`],
  // One wrong letter.
  ['gatto', cats],
  ['gaot', cats],
  ['camizeta', `similar: ${shirts}`],
  ['sabya', `similar: ${sabias}`],
  ['mandacarru', 'similar: Caneca Mandacaru'],
  ['camisa de gatto', catShirt],
  // Some of the words.
  ['gato preto', `for gato: ${gatos}`],
  ['lua cheia', 'for lua: Caneca Fases da Lua'],
  ['caneca preta', `for caneca: ${mugs}`],
  ['um Café sem gatto', 'for Café: Caneca Café Coado'],
  ['sofá de gato', `for gato: ${gatos}`],
  // Nothing: keys that no shopper sees, too few letters for a mistake, other things.
  ['mugs', ''],
  ['gxt', ''],
  ['sofá', ''],
  ['???', ''],
  ['R$ 92,90', ''],
])('the search for %p finds %s', (search, expected) => {
  expect(namesFor(search)).toBe(expected);
});
