/** A number as it is shown, with the comma before its decimals, whichever language the file is in. */
export function brazilian(shown: string, value: number): string {
  const [number = '', whole = '', decimals = ''] = /(\d[\d.,]*)?[.,](\d+)(?=\D*$)/.exec(shown) ?? [];
  const rounded = roundedAt(Math.abs(value), decimals.length);
  const isDecimal = [rounded, Math.abs(value)].some(
    (shownValue) => digitsOf(number) === digitsOf(shownValue.toFixed(decimals.length)),
  );
  if (number === '' || !isDecimal) return shown.replaceAll(',', '.').trim(); // Separators of thousands.
  const text = rounded.toLocaleString('pt-BR', {
    minimumIntegerDigits: whole.replace(/\D/g, '').length || 1,
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
    useGrouping: /[.,]/.test(whole),
  });
  return shown.replace(number, text).trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** Rounds a number as programs do, by its 15 digits. The library would round 23.305 to 23.30. */
function roundedAt(value: number, decimals: number): number {
  const shifted = Number(`${Number(value.toPrecision(15))}e${decimals}`);
  return Number(`${Math.round(shifted)}e-${decimals}`);
}
