import { pack } from 'action-log';
import { writeLog } from 'action-log';
import type { Log } from 'action-log';
import { firstDifference, type Difference } from 'action-log';
import { startOf, stepsOf } from 'action-log';
import { namesIn } from './names';
import type { QaShop } from './qaShop';
import { tellSteps } from './tellSteps';
import { countActions, differences, formatMoment, tellFact, writeValue } from './wording';

/** Characters that GitHub takes in an issue. */
const LONGEST_REPORT = 65_536;
/** Characters of steps; of more, the last ones are shown, because a bug is at the end. */
const LONGEST_STEPS = 20_000;

/**
 * A log as Markdown for an issue: its first difference, its steps, where it was recorded, and a link that opens it,
 * where that is short enough.
 * @param log as it is to be shared; without what a person typed where that is hidden
 * @param isOwn whether it is of this page load, so that this browser is the one that recorded it
 */
export async function reportOf<State>(log: Log, shop: QaShop<State>, isOwn: boolean): Promise<string> {
  const { app, recordedAt, url, viewport, language, extra } = log;
  const difference = isOwn ? null : firstDifference(log, shop);
  const facts = [
    ['Endereço', url],
    ['Gravado em', formatMoment(recordedAt)],
    ['Versão da loja', `${String(app.version)} (${String(app.commit)})`],
    ['Janela', `${String(viewport.width)} × ${String(viewport.height)}`],
    ['Idioma', language],
    ...shop.describeExtra(extra),
    [isOwn ? 'Navegador' : 'Reproduzido em', navigator.userAgent],
    ...(isOwn ? [] : [['Reproduzido na versão', `${shop.app.version} (${shop.app.commit})`]]),
  ];
  const errors = log.happened.flatMap(([count, { error, console: logged }]) =>
    [error, logged].flatMap((text) =>
      text === undefined ? [] : [`Depois do passo ${count}: ${writeValue(text)}`],
    ),
  );
  const parts = [
    `## Registro de ${formatMoment(recordedAt)}, ${countActions(log.actions.length)}`,
    ...(difference ? ['### Primeira diferença', ...tellDifference(difference, log, shop)] : []),
    '### Passos',
    fenced(lastOf(tellSteps(log, shop, false))),
    ...(errors.length > 0 ? ['### Erros', fenced(errors.join('\n'))] : []),
    '### Ambiente',
    facts.map(([name, fact]) => `- ${name}: ${codeOf(fact ?? '')}`).join('\n'),
    '### Registro',
  ];
  const link = shop.linkTo(`data:application/gzip;base64,${await pack(await writeLog(log))}`);
  const whole = [...parts, `[Abrir este registro na loja](${link})`].join('\n\n');
  if (whole.length <= LONGEST_REPORT) return whole;
  return [...parts, 'O registro é longo demais para um link: anexe o arquivo de "Baixar registro".'].join(
    '\n\n',
  );
}

function tellDifference<State>(difference: Difference, log: Log, shop: QaShop<State>): string[] {
  const { index, what, expected, found } = difference;
  const step = [...stepsOf(log, shop)][index];
  const names = namesIn(shop, step?.after ?? startOf(log, shop));
  const sides = [
    ...expected.map((fact) => `Esperado: ${tellFact(difference, fact, names)}`),
    ...found.map((fact) => `Encontrado: ${tellFact(difference, fact, names)}`),
  ];
  const place = step ? `Passo ${index + 1}, ${codeOf(shop.tell(step.action, step.before))}` : 'No início';
  return [`${place}. ${differences[what]}`, fenced(sides.join('\n'))];
}

function lastOf(steps: string): string {
  if (steps.length <= LONGEST_STEPS) return steps;
  const [, ...last] = steps.slice(-LONGEST_STEPS).split('\n');
  return ['…', ...last].join('\n');
}

/** A block in which nothing is Markdown: neither a product's name nor what was searched. */
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
