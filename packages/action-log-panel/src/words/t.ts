import { english } from './english';

/** Without a page, as in tests, the panel is Portuguese. */
const languages = typeof document === 'undefined' ? ['pt-BR'] : navigator.languages;

/** The first of the browser's languages that the panel has, for numbers and dates. */
export const locale = languages.find((language) => /^(pt|en)\b/.test(language)) ?? 'en';

/** A text in that language, by the Portuguese one: t`Abrindo ${name}…`. */
export function t(texts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const key = texts.join('{}');
  const parts = (locale.startsWith('pt') ? key : (english[key] ?? key)).split('{}');
  return parts.map((part, at) => part + (at < values.length ? String(values[at]) : '')).join('');
}
