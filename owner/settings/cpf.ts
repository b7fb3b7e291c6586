/** 123.456.789-09, with or without its punctuation. */
export const CPF_PATTERN = /^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}$/;

/** Whether the two check digits of a CPF are right, with or without punctuation. */
export function isCpf(text: string): boolean {
  const digits = [...text.replace(/[.-]/g, '')].map(Number);
  const digitAfter = (count: number) => {
    // The weights are 2, 3 and so on, from the right.
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return (
    digits.length === 11 &&
    new Set(digits).size > 1 && // 111.111.111-11
    digits[9] === digitAfter(9) &&
    digits[10] === digitAfter(10)
  );
}
