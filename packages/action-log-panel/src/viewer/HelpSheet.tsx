import { useId, type RefObject } from 'react';
import { Button } from '../ui/Button';
import styles from './HelpSheet.module.scss';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Espaço'], 'Reproduz ou pausa'],
  [['J', '↓', '→'], 'Próximo passo da lista'],
  [['K', '↑', '←'], 'Passo anterior da lista'],
  [['Home'], 'Primeiro passo da lista'],
  [['End'], 'Último passo da lista'],
  [['/'], 'Procura nos passos'],
  [['Esc'], 'Pausa; na procura, limpa o texto e depois volta à lista'],
  [['?'], 'Abre esta ajuda'],
];

/** What the keys do while a log is shown. */
export function HelpSheet({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }) {
  const title = useId();
  return (
    <dialog ref={sheet} className={styles.sheet} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        Teclas
      </h3>
      <dl className={styles.keys}>
        {keys.map(([names, what]) => (
          <div key={what} className={styles.line}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Valem com o foco no painel. Com um filtro, as setas andam só pela lista filtrada.
      </p>
      <form method="dialog">
        <Button type="submit" look="primary">
          Fechar ajuda
        </Button>
      </form>
    </dialog>
  );
}
