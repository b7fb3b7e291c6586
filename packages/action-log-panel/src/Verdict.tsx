import { evidenceOf, type Lack } from 'action-log';
import type { Difference } from 'action-log';
import type { Timeline } from 'action-log';
import controls from './controls.module.scss';
import { namesIn } from './names';
import type { QaShop } from './qaShop';
import { differences, tellFact } from './wording';
import styles from './Verdict.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  /** How many steps have been replayed. */
  ready: number;
  jump: (to: number) => void;
}

/** Whether this version does what the log says, and if not, the first difference. */
export function Verdict<State>({ timeline, shop, ready, jump }: Props<State>) {
  const difference = timeline.difference();
  const state = timeline.stateAt((difference?.index ?? -1) + 1) ?? timeline.start;
  const names = namesIn(shop, state);
  const isDone = ready === timeline.length;
  const { lacks } = evidenceOf(timeline.log);
  const verdict = difference ? 'differs' : !isDone ? 'open' : lacks.length > 0 ? 'partial' : 'same';
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <p role="status" className={styles.sentence}>
        {difference ? headline(difference) : isDone && agreement(timeline)}
      </p>
      {!difference && !isDone && (
        <p>
          Comparando: {ready} de {timeline.length}
        </p>
      )}
      {difference && (
        <>
          <button type="button" className={controls.button} onClick={() => jump(difference.index + 1)}>
            Ir para a diferença
          </button>
          <dl className={styles.sides}>
            <Fact
              name="Esperado"
              texts={difference.expected.map((fact) => tellFact(difference, fact, names))}
            />
            <Fact
              name="Encontrado"
              texts={difference.found.map((fact) => tellFact(difference, fact, names))}
            />
          </dl>
        </>
      )}
    </div>
  );
}

function headline({ index, action, what }: Difference): string {
  const place = index < 0 ? 'no início' : `passo ${index + 1}, ${action}`;
  return `Primeira diferença: ${place}. ${differences[what]}`;
}

const lacking: Readonly<Record<Lack, string>> = {
  end: 'o fim do arquivo',
  hashes: 'estados do começo ao fim',
  changes: 'o que cada passo mudou',
  screens: 'o que a tela mostrou',
};

function agreement({ log, length }: Timeline): string {
  const { lacks } = evidenceOf(log);
  if (lacks.length === 0) return `Igual ao registro em todos os ${length} passos.`;
  const missing = new Intl.ListFormat('pt-BR').format(lacks.map((lack) => lacking[lack]));
  return `Nenhuma diferença, mas o registro não permite comparar tudo: falta ${missing}.`;
}

function Fact({ name, texts }: { name: string; texts: readonly string[] }) {
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
