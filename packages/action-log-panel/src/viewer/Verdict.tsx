import { evidenceOf, type Difference, type Lack, type Timeline } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { describeFact, differenceTexts } from '../words/formats';
import { namesIn } from '../words/names';
import styles from './Verdict.module.scss';

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
  const { lacks } = evidenceOf(timeline.log);
  const verdict = difference ? 'differs' : !isDone ? 'open' : lacks.length > 0 ? 'partial' : 'same';
  const inWords = (fact: string) => (difference ? describeFact(difference, fact, names) : '');
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <p role="status" className={styles.sentence}>
        {difference ? headlineOf(difference) : isDone && agreement(timeline.length, lacks)}
      </p>
      {!difference && !isDone && (
        <p>
          Comparando: {ready} de {timeline.length}
        </p>
      )}
      {difference && (
        <>
          <Button onClick={() => jump(difference.index + 1)}>Ir para a diferença</Button>
          <dl className={styles.sides}>
            <Facts name="Esperado" texts={difference.expected.map(inWords)} />
            <Facts name="Encontrado" texts={difference.found.map(inWords)} />
          </dl>
        </>
      )}
    </div>
  );
}

function headlineOf({ index, action, what }: Difference): string {
  const where = index < 0 ? 'no início' : `passo ${index + 1}, ${action}`;
  return `Primeira diferença: ${where}. ${differenceTexts[what]}`;
}

const lackTexts: Readonly<Record<Lack, string>> = {
  end: 'o fim do arquivo',
  hashes: 'estados do começo ao fim',
  changes: 'o que cada passo mudou',
  screens: 'o que a tela mostrou',
};

function agreement(length: number, lacks: readonly Lack[]): string {
  if (lacks.length === 0) return `Igual ao registro em todos os ${length} passos.`;
  const missing = new Intl.ListFormat('pt-BR').format(lacks.map((lack) => lackTexts[lack]));
  return `Nenhuma diferença, mas o registro não permite comparar tudo: falta ${missing}.`;
}

function Facts({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {texts.length === 0 && <dd>nada</dd>}
      {texts.map((text) => (
        <dd key={text}>
          <code>{text}</code>
        </dd>
      ))}
    </div>
  );
}
