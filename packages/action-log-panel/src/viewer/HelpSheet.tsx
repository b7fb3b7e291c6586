import { useId, type RefObject } from 'react';
import { Button } from '../ui/Button';
import { t } from '../words/t';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [[t`Espaço`], t`Reproduz ou pausa`],
  [['J', '↓', '→'], t`Próximo passo da lista`],
  [['K', '↑', '←'], t`Passo anterior da lista`],
  [['Home'], t`Primeiro passo da lista`],
  [['End'], t`Último passo da lista`],
  [['/'], t`Procura nos passos`],
  [['Esc'], t`Pausa; na procura, limpa o texto e depois volta à lista`],
  [['?'], t`Abre esta ajuda`],
];

/** What the keys do while a log is shown. */
export function HelpSheet({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }) {
  const title = useId();
  return (
    <dialog ref={sheet} className="helpSheet" aria-labelledby={title}>
      <h3 id={title} className="helpSheetTitle">
        {t`Teclas`}
      </h3>
      <dl className="helpSheetKeys">
        {keys.map(([names, what]) => (
          <div key={what} className="helpSheetLine">
            <dt>
              {names.map((name) => (
                <kbd key={name} className="helpSheetKey">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="helpSheetWhat">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="helpSheetNote">
        {t`Valem com o foco no painel. Com um filtro, as setas andam só pela lista filtrada.`}
      </p>
      <form method="dialog">
        <Button type="submit" look="primary">
          {t`Fechar ajuda`}
        </Button>
      </form>
    </dialog>
  );
}
