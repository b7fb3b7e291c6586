import { evidenceOf, type Difference, type Evidence, type EvidencePart, type Timeline } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { describeFact, differenceTexts } from '../words/formats';
import { namesIn } from '../words/names';
import { locale, t } from '../words/t';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many steps have been replayed. */
  ready: number;
  jump: (to: number) => void;
}

/** Whether this version does what the log says, and if not, the first difference. */
export function Verdict<State>({ timeline, host, ready, jump }: Props<State>) {
  const difference = timeline.difference();
  const state = timeline.stateAt((difference?.index ?? -1) + 1) ?? timeline.start;
  const names = namesIn(host, state);
  const isDone = ready === timeline.length;
  const evidence = evidenceOf(timeline.log);
  const agreed = missingIn(evidence).length > 0 ? 'partial' : 'same';
  const verdict = difference ? 'differs' : isDone ? agreed : 'open';
  const inWords = (fact: string) => (difference ? describeFact(difference, fact, names) : '');
  return (
    <div className="verdict" data-verdict={verdict}>
      <p role="status" className="verdictSentence">
        {difference ? headlineOf(difference) : isDone && agreement(timeline.length, evidence)}
      </p>
      {!difference && !isDone && <p>{t`Comparando: ${ready} de ${timeline.length}`}</p>}
      {difference && (
        <>
          <Button onClick={() => jump(difference.index + 1)}>{t`Ir para a diferença`}</Button>
          <dl className="verdictSides">
            <Facts name={t`Esperado`} texts={difference.expected.map(inWords)} />
            <Facts name={t`Encontrado`} texts={difference.found.map(inWords)} />
          </dl>
        </>
      )}
    </div>
  );
}

function headlineOf({ index, action, what }: Difference): string {
  const where = index < 0 ? t`no início` : t`passo ${index + 1}, ${action}`;
  return t`Primeira diferença: ${where}. ${differenceTexts[what]}`;
}

const partTexts: Readonly<Record<EvidencePart, string>> = {
  end: t`o fim do arquivo`,
  hashes: t`estados do começo ao fim`,
  changes: t`o que cada passo mudou`,
  screens: t`o que a tela mostrou`,
};

/** What a log is missing that others of its kind have. */
const missingIn = ({ missing, missingByKind }: Evidence) =>
  missing.filter((part) => !missingByKind.includes(part));

function agreement(length: number, evidence: Evidence): string {
  const inWords = (parts: readonly EvidencePart[]) =>
    new Intl.ListFormat(locale).format(parts.map((part) => partTexts[part]));
  const missing = missingIn(evidence);
  if (missing.length > 0)
    return t`Nenhuma diferença, mas o registro não permite comparar tudo: falta ${inWords(missing)}.`;
  return evidence.missingByKind.length > 0
    ? t`Nenhuma diferença. Um registro deste tipo não contém ${inWords(evidence.missingByKind)}.`
    : t`Igual ao registro em todos os ${length} passos.`;
}

function Facts({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {texts.length === 0 && <dd>{t`nada`}</dd>}
      {texts.map((text) => (
        <dd key={text}>
          <code>{text}</code>
        </dd>
      ))}
    </div>
  );
}
