import { existsSync } from 'node:fs';
import { check } from './check';
import type { Io } from './io';
import { OWN_LIST } from './ownList';
import { formatFinding, type Language } from './sentence';
import { summarise } from './summary';

const nothing = {
  pt: `Nada a verificar: dê um endereço ou um arquivo, defina API_BASE_URL, ou crie ${OWN_LIST}.`,
  en: `Nothing to check: give an address or a file, set API_BASE_URL, or create ${OWN_LIST}.`,
};

/** Prints what the shop would show of a list, and all problems of it. */
export async function runCheck(
  given: string | undefined,
  { root, shop, env, say, complain }: Io,
  { language, pictures }: { language: Language; pictures: boolean },
): Promise<number> {
  const own = `${shop}/${OWN_LIST}`;
  // For the build, too, a path on the shop's server means products.json.
  const backend = /^https?:/i.test(env.API_BASE_URL) ? env.API_BASE_URL : '';
  const source = given ?? (backend || (existsSync(own) ? own : ''));
  if (!source) {
    complain(nothing[language]);
    return 2;
  }
  const { answer, ...report } = await check(source, { root, shop, siteUrl: env.SITE_URL, pictures });
  for (const finding of report.findings) say(formatFinding(finding, language));
  for (const line of summarise(report, source, answer)) say(line[language]);
  return report.findings.some(({ isWrong }) => isWrong) ? 1 : 0;
}
