const BETWEEN_NUMBERS = /(\d) (a|ou|x|×) (?=\d)/g;
const BEFORE_UNIT = /(\d) (?=(?:mm|cm|m|g|kg|ml|l|dias?|meses|anos?|horas?)(?!\p{L}))/gu;

/** A text whose numbers stay on the line of their units: it has no-break spaces in '54 cm', '4 a 9 dias' and '50 x 70 cm'. */
export const unbroken = (text: string) =>
  text.replace(BETWEEN_NUMBERS, '$1\u00a0$2\u00a0').replace(BEFORE_UNIT, '$1\u00a0');
