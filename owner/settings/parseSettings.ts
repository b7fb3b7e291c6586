import { slug } from '../../src/shared/lib/text';
import { categoryMistakes } from './categoryMistakes';
import { weakContrasts } from './contrast';
import { mistake } from './mistake';
import { allowedBy, readSchema, schemaMistakes } from './schema';
import type { Settings } from './settings';
import { syntaxMistakes } from './syntax';

/** Parses the settings, or returns a sentence for each mistake: its key, what was found, what is allowed. */
export function parseSettings(text: string): { settings: Settings } | { mistakes: string[] } {
  const syntax = syntaxMistakes(text);
  if (syntax.length > 0) return { mistakes: syntax };
  const read: unknown = JSON.parse(text);
  const invalid = schemaMistakes(read);
  if (invalid.length > 0) return { mistakes: invalid };
  const settings = read as Settings;
  const mistakes = furtherMistakes(settings);
  return mistakes.length > 0 ? { mistakes } : { settings };
}

/** Cents below which an amount was probably meant in reais. */
const IN_REAIS = [
  ['shippingInCents', 100],
  ['freeShippingAboveInCents', 1000],
] as const;

const amountMistakes = (settings: Settings) =>
  IN_REAIS.filter(([key, least]) => settings[key] > 0 && settings[key] < least).map(([key, least]) => {
    const { [key]: cents } = settings;
    return mistake(key, cents, `0, ou centavos a partir de ${least}: R$ ${cents},00 é ${cents}00`);
  });

/** Rules that a schema cannot express. */
function furtherMistakes(settings: Settings): string[] {
  const { name, colours, company, deliveryDays } = settings;
  const mistakes = weakContrasts(colours);
  if (slug(name) === '') mistakes.push(mistake('name', name, 'pelo menos uma letra de a a z, ou um dígito'));
  mistakes.push(...categoryMistakes(settings), ...amountMistakes(settings));
  const [least, most] = deliveryDays ?? [0, 1];
  if (least >= most)
    mistakes.push(mistake('deliveryDays', deliveryDays, 'dois números de dias diferentes, o menor primeiro'));
  const { company: ofCompany } = readSchema().properties ?? {};
  if (company && !isCnpj(company.cnpj))
    mistakes.push(mistake('company.cnpj', company.cnpj, allowedBy(ofCompany?.properties?.cnpj)));
  return mistakes;
}

/**
 * Whether the two check digits of a CNPJ are right, with or without punctuation. Since July 2026 the first
 * twelve characters may be letters, too (IN RFB 2.229/2024); the value of each is its ASCII code less 48.
 */
function isCnpj(text: string): boolean {
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
