import { readFileSync } from 'node:fs';
import { guideExamplesIn } from './guideExamples';

const company = {
  name: 'Loja Ltda.',
  cnpj: '11.444.777/0001-61',
  address: 'Rua do Sol, 1',
  contact: 'tel:+5581999990000',
};
const pix = { key: '111.444.777-35', name: 'Loja', city: 'Recife' };
const right = { company, pix, whatsapp: '+5581999990000', SITE_URL: 'https://praca.example' };

/** The texts of a key in the JSON of the owner's documents. */
function textsOf(key: string): string[] {
  const documents = ['docs/loja.md', 'docs/configuracoes.md']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return [...documents.matchAll(new RegExp(`"${key}": "([^"]+)"`, 'g'))].map(([, text = '']) => text);
}

it.each<
  [setting: string, key: string, settingsWith: (text: string) => Parameters<typeof guideExamplesIn>[0]]
>([
  ['pix.key', 'key', (key) => ({ ...right, pix: { ...pix, key } })],
  ['whatsapp', 'whatsapp', (whatsapp) => ({ ...right, whatsapp })],
  ['company.cnpj', 'cnpj', (cnpj) => ({ ...right, company: { ...company, cnpj } })],
  ['company.address', 'address', (address) => ({ ...right, company: { ...company, address } })],
  ['company.contact', 'contact', (contact) => ({ ...right, company: { ...company, contact } })],
])('%s that is still the one of the guide is named', (setting, key, settingsWith) => {
  const texts = textsOf(key);
  expect(texts).not.toEqual([]);
  for (const text of texts)
    expect(guideExamplesIn(settingsWith(text))).toEqual([
      expect.stringMatching(
        new RegExp(`^shop\\.json: ${setting} é ".*": é .* do exemplo do guia.*: ponha (?:o seu|a sua)\\.$`),
      ),
    ]);
});

it('a key of Pix counts as the example with other punctuation, too', () => {
  expect(guideExamplesIn({ ...right, pix: { ...pix, key: '12345678909' } })).toEqual([
    'shop.json: pix.key é "12345678909": é a chave do exemplo do guia, e o dinheiro não chega a você: ponha a sua.',
  ]);
});

it('an address of the site that is still the one of the guide is named', () => {
  const guide = readFileSync('docs/loja.md', 'utf8');
  const addresses = [...guide.matchAll(/^ *SITE_URL=(.+)$/gm)].map(([, address = '']) => address);
  expect(addresses).not.toEqual([]);
  for (const SITE_URL of addresses)
    expect(guideExamplesIn({ ...right, SITE_URL })).toEqual([
      expect.stringMatching(/^\.env: SITE_URL é ".*": é o endereço do exemplo do guia, .*: ponha o seu\.$/),
    ]);
});

it("an owner's settings, and settings that are null, are not examples", () => {
  expect(guideExamplesIn(right)).toEqual([]);
  expect(guideExamplesIn({ ...right, company: null, pix: null, whatsapp: null })).toEqual([]);
});
