import iconv from 'iconv-lite';
import { decodeText } from './decodeText.mjs';

const TEXTS = [
  'Caneca Sabiá, Camiseta São João, café',
  'Caneca Sabiá',
  'Café',
  'CAFÉ',
  'aço inox',
  'Código;Nome;Descrição;Categoria;Preço',
  'Onça-pintada à noite',
  'BONÉ AÇAÍ',
  'Água',
];

describe.each(['utf-8', 'windows-1252', 'macintosh', 'cp850'])('a text in %s', (encoding) => {
  it.each(TEXTS)('a text in each encoding is read with its letters: %s', (text) => {
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
  });
});

it.each(['Caneca 300 ml — branca', '“sim”', 'copo d’água', 'MÍDIA', 'Levi’s', '5 °C, 20 €', '3º lugar'])(
  'punctuation of Windows is not read as letters of another encoding: %s',
  (text) => {
    expect(decodeText(iconv.encode(text, 'windows-1252'))).toBe(text);
  },
);

it('a text in UTF-8 with a damaged letter is still read as UTF-8', () => {
  const [before, after] = [Buffer.from('São João, Sabi'), Buffer.from(', café')];
  expect(decodeText(Buffer.concat([before, Buffer.of(0xc3), after]))).toBe('São João, Sabi\ufffd, café');
});
