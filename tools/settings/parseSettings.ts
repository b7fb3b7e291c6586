import { slug } from '../../src/shared/lib/text';
import { categoryMistakes } from './categoryMistakes';
import { isCnpj } from './cnpj';
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
