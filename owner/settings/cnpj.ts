/** 12.345.678/0001-95, with or without its punctuation. */
export const CNPJ_PATTERN = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?[0-9]{2}$/;

/**
 * Whether the two check digits of a CNPJ are right, with or without punctuation. Since July 2026 the first
 * twelve characters may be letters, too (IN RFB 2.229/2024); the value of each is its ASCII code less 48.
 */
export function isCnpj(text: string): boolean {
  const values = [...text.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  const digitAfter = (count: number) => {
    // The weights are 2 to 9, repeated, from the right.
    const sum = values
      .slice(0, count)
      .reduce((total, value, at) => total + value * (2 + ((count - 1 - at) % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return (
    values.length === 14 &&
    new Set(values).size > 1 && // 00.000.000/0000-00
    values[12] === digitAfter(12) &&
    values[13] === digitAfter(13)
  );
}
