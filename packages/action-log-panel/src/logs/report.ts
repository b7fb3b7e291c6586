import { firstDifference, pack, startOf, stepsOf, writeLog, type Difference, type Log } from 'action-log';
import type { Host } from '../host';
import { countActions, describeFact, differenceTexts, formatMoment, writeValue } from '../words/formats';
import { namesIn } from '../words/names';
import { stepsText } from './stepsText';
import { t } from '../words/t';

/** Characters that GitHub accepts in an issue. */
const LONGEST_REPORT = 65_536;
/** Characters of steps; the report shows the last ones of more, because a bug is at the end. */
const LONGEST_STEPS = 20_000;

/**
 * A log as Markdown for an issue: its first difference, its steps, where it was recorded, and a link that opens it, if that
 * is short enough.
 * @param log as it is to be shared: if what was typed is hidden, it must be without it
 * @param isOwn whether it is of this page load, so that this browser is the one that recorded it
 */
export async function reportOf<State>(log: Log, host: Host<State>, isOwn: boolean): Promise<string> {
  const { app, recordedAt, url, viewport, language, extra } = log;
  const difference = isOwn ? null : firstDifference(log, host);
  const facts = [
    [t`Endereço`, url],
    [t`Gravado em`, formatMoment(recordedAt)],
    [t`Versão do app`, `${String(app.version)} (${String(app.commit)})`],
    [t`Janela`, `${String(viewport.width)} × ${String(viewport.height)}`],
    [t`Idioma`, language],
    ...host.describeExtra(extra),
    [isOwn ? t`Navegador` : t`Reproduzido em`, navigator.userAgent],
    ...(isOwn ? [] : [[t`Reproduzido na versão`, `${host.app.version} (${host.app.commit})`]]),
  ];
  const errors = log.happened.flatMap(([count, { error, console: logged }]) =>
    [error, logged].flatMap((text) =>
      text === undefined ? [] : [t`Depois do passo ${count}: ${writeValue(text)}`],
    ),
  );
  const parts = [
    t`## Registro de ${formatMoment(recordedAt)}, ${countActions(log.actions.length)}`,
    ...(difference ? [t`### Primeira diferença`, ...describeDifference(difference, log, host)] : []),
    t`### Passos`,
    fenced(lastOf(stepsText(log, host, false))),
    ...(errors.length > 0 ? [t`### Erros`, fenced(errors.join('\n'))] : []),
    t`### Ambiente`,
    facts.map(([name, fact]) => `- ${name}: ${codeOf(fact ?? '')}`).join('\n'),
    t`### Registro`,
  ];
  const data = `data:application/gzip;base64,${await pack(await writeLog(log, host.name))}`;
  const link = t`[Abrir este registro](${location.origin}${host.home}?qa#${data})`;
  const whole = [...parts, link].join('\n\n');
  if (whole.length <= LONGEST_REPORT) return whole;
  return [...parts, t`O registro é longo demais para um link: anexe o arquivo de "Baixar registro".`].join(
    '\n\n',
  );
}

function describeDifference<State>(difference: Difference, log: Log, host: Host<State>): string[] {
  const { index, what, expected, found } = difference;
  const step = [...stepsOf(log, host)][index];
  const names = namesIn(host, step?.after ?? startOf(log, host));
  const sides = [
    ...expected.map((fact) => t`Esperado: ${describeFact(difference, fact, names)}`),
    ...found.map((fact) => t`Encontrado: ${describeFact(difference, fact, names)}`),
  ];
  const where = step
    ? t`Passo ${index + 1}, ${codeOf(host.describe(step.action, step.before))}`
    : t`No início`;
  return [`${where}. ${differenceTexts[what]}`, fenced(sides.join('\n'))];
}

function lastOf(steps: string): string {
  if (steps.length <= LONGEST_STEPS) return steps;
  const [, ...last] = steps.slice(-LONGEST_STEPS).split('\n');
  return ['…', ...last].join('\n');
}

/** A block in which nothing is Markdown: names and what was typed may contain anything. */
function fenced(text: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}text\n${text}\n${fence}`;
}

/** The same within a line. */
function codeOf(text: string): string {
  const fence = fenceFor(text, 1);
  const padding = fence.length > 1 ? ' ' : '';
  return fence + padding + text.replaceAll('\n', ' ') + padding + fence;
}

/** Backticks, more than there are in a row in the text. */
function fenceFor(text: string, least: number): string {
  const rows = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(least, ...rows.map(({ length }) => length + 1)));
}
