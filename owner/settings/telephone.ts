/** The area codes of Brazil (DDD). */
const AREA_CODE = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|[89][1-9])';
/** A number of Brazil without its area code: nine digits for a mobile telephone, eight for another one. */
const LOCAL_NUMBER = '(?:9[0-9]{8}|[2-5][0-9]{7})';
/** A number of Brazil with its country's code, such as +5511912345678, as the source of a regular expression. */
export const BRAZILIAN_NUMBER = String.raw`\+55${AREA_CODE}${LOCAL_NUMBER}`;

/** The old number of a mobile telephone, without the 9 that all have had before it since 2016. */
const OLD_MOBILE = '[6-9][0-9]{7}';
/** A mobile number of Brazil with its country's code, and without its 9, as the source of a regular expression. */
export const WITHOUT_NINE = String.raw`\+55${AREA_CODE}${OLD_MOBILE}`;

/** The digits of a telephone number: '+55 (81) 98765-4321', '081 98765 4321'. */
export const digitsOfTelephone = (text: string) =>
  /^\+?[\d\s().-]{8,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : undefined;

/** A telephone number with the code of Brazil: '+5581987654321'. */
export function telephone(text: string): string | undefined {
  const digits = digitsOfTelephone(text);
  if (digits === undefined) return undefined;
  // With its area code, a number of Brazil has 10 or 11 digits.
  return digits.length > 11 ? `+${digits}` : `+55${digits}`;
}

/** Why there is no such number in Brazil; undefined if the number is right, or not of Brazil. */
export function whyNoNumber(text: string): string | undefined {
  const number = telephone(text.replace(/^tel:/, '')) ?? '';
  const [, area = '', local = ''] = /^\+55(\d\d)(\d{8,9})$/.exec(number) ?? [];
  if (area === '') return undefined;
  if (!new RegExp(`^${AREA_CODE}$`).test(area)) return `o DDD ${area} não existe`;
  return new RegExp(`^${OLD_MOBILE}$`).test(local)
    ? `um celular tem 9 dígitos: +55${area}9${local}`
    : undefined;
}
