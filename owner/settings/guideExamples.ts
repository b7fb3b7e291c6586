import { registeredKey } from './pixKey';
import type { Settings } from './schema';

interface Examined extends Pick<Settings, 'company' | 'pix' | 'whatsapp'> {
  /** The address of the site, from .env. */
  SITE_URL: string;
}

interface Example {
  /** The setting in shop.json, or the variable in .env. */
  setting: string;
  /** The file of the setting; shop.json if absent. */
  file?: string;
  /** The text of the setting; undefined if it is null. */
  textIn: (settings: Examined) => string | undefined;
  /** The texts that the guide and the messages show, without punctuation. */
  examples: readonly string[];
  /** What happens if it stays, and what to write. */
  advice: string;
}

const PHONES = ['+5581987654321', '+5511912345678'];
const CNPJS = ['11222333000181', '12345678000195'];

/** The settings whose examples would send money, orders or questions to a stranger. */
const EXAMPLES: readonly Example[] = [
  {
    setting: 'SITE_URL',
    file: '.env',
    textIn: ({ SITE_URL }) => SITE_URL,
    examples: ['https://loja.example', 'https://example.com'],
    advice:
      'é o endereço do exemplo do guia, e os links dos pedidos e dos buscadores não chegam à sua loja: ponha o seu',
  },
  {
    setting: 'pix.key',
    textIn: ({ pix }) => pix?.key,
    examples: ['12345678909', '123e4567-e12b-12d1-a456-426655440000', 'oi@loja.example', ...CNPJS, ...PHONES],
    advice: 'é a chave do exemplo do guia, e o dinheiro não chega a você: ponha a sua',
  },
  {
    setting: 'whatsapp',
    textIn: ({ whatsapp }) => whatsapp ?? undefined,
    examples: PHONES,
    advice: 'é o número do exemplo do guia, e os pedidos vão a um desconhecido: ponha o seu',
  },
  {
    setting: 'company.cnpj',
    textIn: ({ company }) => company?.cnpj,
    examples: CNPJS,
    advice: 'é o CNPJ do exemplo do guia, e a loja diz que outra empresa vende: ponha o seu',
  },
  {
    setting: 'company.address',
    textIn: ({ company }) => company?.address,
    examples: ['rua das flores, 10, recife, pe, 50060-000'],
    advice: 'é o endereço do exemplo do guia: ponha o seu',
  },
  {
    setting: 'company.contact',
    textIn: ({ company }) => company?.contact,
    examples: ['mailto:oi@loja.example'],
    advice: 'é o contato do exemplo do guia, e ninguém o recebe: ponha o seu',
  },
];

/** A sentence for each setting that still has the text of the guide's example. */
export const guideExamplesIn = (settings: Examined): string[] =>
  EXAMPLES.flatMap(({ setting, file = 'shop.json', textIn, examples, advice }) => {
    const text = textIn(settings);
    return text !== undefined && examples.includes(registeredKey(text))
      ? `${file}: ${setting} é "${text}": ${advice}.`
      : [];
  });
