import type { Session } from './sessions';
import { locale, t } from '../words/t';

/** The name that a person gave a session; without one, its time, length and pages: '22/11 14:02, 38 passos, início e lista'. */
export function sessionName(session: Session): string {
  return session.find(({ kept }) => kept.name)?.kept.name ?? defaultName(session);
}

/** The name of a session that nobody has named. */
export function defaultName(session: Session): string {
  const pages = [...new Set(session.flatMap(({ kept }) => kept.pages))];
  const when = session[0] ? formatStart(session[0].kept.startedAt) : '';
  return [when, countSteps(session), new Intl.ListFormat(locale).format(pages)].filter(Boolean).join(', ');
}

/** '2 abas, 3 carregamentos'; empty for a single page load. */
export function countTabs(session: Session): string {
  const tabs = new Set(session.map(({ lane }) => lane)).size;
  if (session.length === 1) return '';
  return t`${tabs} ${tabs === 1 ? t`aba` : t`abas`}, ${session.length} carregamentos`;
}

/** The number of steps of the joined log, which has one more action between two page loads. */
function countSteps(session: Session): string {
  const count = session.reduce((sum, { kept }) => sum + kept.count, session.length - 1);
  return `${count.toLocaleString(locale)} ${count === 1 ? t`passo` : t`passos`}`;
}

const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** '22/11 14:02' */
function formatStart(time: number): string {
  return new Date(time).toLocaleString(locale, short).replace(',', '');
}
