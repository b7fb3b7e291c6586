import { useEffect, useRef, useState } from 'react';
import { preview, type Preview } from './api';

const OFTEN_MS = 1500;

interface Props {
  /** The path of the product that is edited, or '/'. */
  path: string;
  /** Changes after each save, so that the shop is loaded again. */
  saves: number;
}

/** The shop as shoppers would see it with the list as it was saved. */
export function Shop({ path, saves }: Props) {
  const [state, setState] = useState<Preview>({ state: 'building', why: '' });
  const [shown, setShown] = useState<'product' | 'catalogue'>('product');
  const frame = useRef<HTMLIFrameElement>(null);
  const isBuilding = state.state === 'building';
  useEffect(() => {
    if (!isBuilding) return;
    const look = () => void preview().then(setState, () => undefined);
    look();
    const timer = setInterval(look, OFTEN_MS);
    return () => clearInterval(timer);
  }, [isBuilding]);
  const address = shown === 'product' ? path : '/';
  useEffect(() => {
    if (frame.current) frame.current.src = address;
  }, [address, saves, state.state]);
  if (state.state === 'left out') return null;
  return (
    <aside aria-label="A loja">
      <div className="switch" role="group" aria-label="O que a loja mostra">
        {(['product', 'catalogue'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
            {each === 'product' ? 'Produto' : 'Vitrine'}
          </button>
        ))}
      </div>
      {state.state === 'ready' ? (
        <iframe
          ref={frame}
          title="A loja"
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals"
        />
      ) : (
        <p className="waiting" role="status">
          {isBuilding
            ? 'Montando a loja, cerca de um minuto. Você já pode editar.'
            : 'A loja não pôde ser montada:'}
          {state.state === 'failed' && <code>{state.why}</code>}
        </p>
      )}
    </aside>
  );
}
