import { sampleProducts } from '@/entities/product/index.fixtures';
import { searchProducts } from './searchProducts';

const products = sampleProducts();

/** The different names that a search finds, without the category that begins each; 'all t-shirts' and 'all mugs' are short. */
function found(search: string): string {
  const { found: rows, isSimilar } = searchProducts(products, search);
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  const whole = (['t-shirts', 'mugs'] as const).filter(
    (category) =>
      rows.length > 0 &&
      rows.length === products.filter((product) => product.category === category).length &&
      rows.every((row) => row.category === category),
  );
  const text = whole.length > 0 ? `all ${whole.join()}` : names.join(', ');
  return `${isSimilar ? 'similar: ' : ''}${text}`;
}

const gatos = 'Camiseta Gato no Muro, Caneca Gato Enrolado';
const cats = `similar: ${gatos}`;
const catShirt = 'similar: Camiseta Gato no Muro';
const shirts = 'all t-shirts';
const mugs = 'all mugs';
const birds = 'similar: Camiseta Tucano de Papel, Caneca Beija-Flor, Caneca Sabiá';

it.each([
  // The specification's match comes first and alone.
  ['gato', gatos],
  ['GATO', gatos],
  ['ato', gatos],
  ['caneca', mugs],
  ['Camiseta', shirts],
  ['sabiá', 'Caneca Sabiá'],
  ['café coado', 'Caneca Café Coado'],
  ['beija-flor', 'Caneca Beija-Flor'],
  ['-', 'Camiseta Costela-de-Adão, Caneca Beija-Flor, Caneca Ipê-Amarelo'],
  ['no muro', 'Camiseta Gato no Muro'],
  // Without accents.
  ['sabia', 'Caneca Sabiá'],
  ['cafe', 'Caneca Café Coado'],
  ['recursao', 'Camiseta Recursão'],
  ['mare cheia', 'Camiseta Maré Cheia'],
  ['càfé', 'Caneca Café Coado'],
  // Trimmed, a hyphen as a space.
  ['sabiá ', 'Caneca Sabiá'],
  ['  gato  ', gatos],
  ['beija flor', 'Caneca Beija-Flor'],
  ['ipe amarelo', 'Caneca Ipê-Amarelo'],
  ['costela de adão', 'Camiseta Costela-de-Adão'],
  ['fases-da-lua', 'Caneca Fases da Lua'],
  // All words in any order.
  ['gato camiseta', catShirt],
  ['camiseta de gato', catShirt],
  ['camiseta com gato', catShirt],
  ['lua fases', 'similar: Caneca Fases da Lua'],
  ['cheia mare', 'similar: Camiseta Maré Cheia'],
  ['azul caneca', 'similar: Caneca Azulejo Azul'],
  ['azul de caneca', 'similar: Caneca Azulejo Azul'],
  ['tucano camiseta', 'similar: Camiseta Tucano de Papel'],
  // Singular and plural.
  ['gatos', cats],
  ['canecas', `similar: ${mugs}`],
  ['camisetas', `similar: ${shirts}`],
  ['sabiás', 'similar: Caneca Sabiá'],
  ['cafés', 'similar: Caneca Café Coado'],
  ['papéis', 'similar: Camiseta Tucano de Papel'],
  ['trens', 'similar: Camiseta Trem Noturno'],
  ['fase da lua', 'similar: Caneca Fases da Lua'],
  ['faróis', 'similar: Caneca Farol do Cais'],
  ['círculo', 'Camiseta Círculos e Arcos'],
  ['camisetas de gatos', catShirt],
  ['recursões', 'similar: Camiseta Recursão'],
  // The categories' labels, and synonyms.
  ['camisa', `similar: ${shirts}`],
  ['camisas', `similar: ${shirts}`],
  ['blusa', `similar: ${shirts}`],
  ['xícara', `similar: ${mugs}`],
  ['xicaras', `similar: ${mugs}`],
  ['camisa gato', catShirt],
  ['copo de gato', 'similar: Caneca Gato Enrolado'],
  ['felino', cats],
  ['pássaro', birds],
  ['aves', birds],
  ['caneca de pássaro', 'similar: Caneca Beija-Flor, Caneca Sabiá'],
  // One wrong letter.
  ['gatto', cats],
  ['gaot', cats],
  ['canca', `similar: ${mugs}`],
  ['camizeta', `similar: ${shirts}`],
  ['sabya', 'similar: Caneca Sabiá'],
  ['tukano', 'similar: Camiseta Tucano de Papel'],
  ['mandacarru', 'similar: Caneca Mandacaru'],
  ['camisa de gatto', catShirt],
  // Nothing: keys that no shopper sees, too few letters for a mistake, other things.
  ['mugs', ''],
  ['t-shirts', ''],
  ['gxt', ''],
  ['sofá', ''],
  ['xyzw', ''],
  ['gato sofá', ''],
  ['???', ''],
])('%p finds %s', (search, expected) => {
  expect(found(search)).toBe(expected);
});
