import fc from 'fast-check';
import { parse } from 'promptparse';
import { brCode, checksum, LARGEST_AMOUNT } from './brCode';

/** The fields of a code as an independent reader of EMV's layout finds them; it refuses a wrong checksum. */
function read(code: string) {
  const fields = parse(code, true);
  const valueOf = (field: string, part?: string) => fields?.getTagValue(field, part);
  return {
    system: valueOf('26', '00'),
    key: valueOf('26', '01'),
    amount: valueOf('54'),
    name: valueOf('59'),
    city: valueOf('60'),
    reference: valueOf('62', '05'),
  };
}

const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const manual = { key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' };

it("a code has the fields of the example in the central bank's manual, in the same order, and an amount", () => {
  const code = brCode({ ...manual, amount: 12_345, reference: '' });
  expect(code.slice(0, -4)).toBe(MANUAL.slice(0, -4).replace('5802BR', '5406123.455802BR'));
});

it.each([
  // Manual de Padrões para Iniciação do Pix, section 2.6.3.
  MANUAL,
  // Manual do BR Code.
  '00020101021226720014br.gov.bcb.pix2550bx.com.br/pix/8b3da2f3-9a41-40d1-a91a-bd93113bd4415204000053039865406123.455802BR5913Fulano de Tal6008BRASILIA62190515RP12345678-2019630445C8',
])('the checksum equals that of a published code: %s', (published) => {
  expect(checksum(published.slice(0, -4))).toBe(published.slice(-4));
});

it('the checksum follows the algorithm: CRC-16/CCITT-FALSE of 123456789 is 29B1', () => {
  expect(checksum('123456789')).toBe('29B1');
});

it('names and cities have only the letters and lengths that the layout allows, and a reference has only letters and digits', () => {
  const code = brCode({
    key: 'oi@loja.example',
    name: 'João & Filhos Armarinhos do Recife',
    city: 'São José do Rio Preto',
    amount: 8541,
    reference: 'K7Q-F3M',
  });
  expect(read(code)).toEqual({
    system: 'br.gov.bcb.pix',
    key: 'oi@loja.example',
    amount: '85.41',
    name: 'Joao & Filhos Armarinhos',
    city: 'Sao Jose do Rio',
    reference: 'K7QF3M',
  });
});

const plainText = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189 .&-'), minLength: 1, maxLength: most })
    .filter((text) => text.trim() === text);

it('a code contains the payment unchanged, whatever it is', () => {
  const payments = fc.record({
    key: fc.constantFrom('12345678909', '12ABC34501DE35', '+5581987654321', 'oi@loja.example', manual.key),
    name: plainText(25),
    city: plainText(15),
    amount: fc.integer({ min: 1, max: LARGEST_AMOUNT }),
    reference: fc.string({ unit: fc.constantFrom(...'ABYZ2389'), minLength: 1, maxLength: 25 }),
  });
  fc.assert(
    fc.property(payments, (payment) => {
      const { amount, ...texts } = read(brCode(payment));
      expect({ ...texts, amount: Math.round(Number(amount) * 100) }).toEqual({
        ...payment,
        system: 'br.gov.bcb.pix',
      });
      expect(amount).toMatch(/^\d{1,10}\.\d\d$/);
    }),
  );
});
