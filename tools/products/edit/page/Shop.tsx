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
  const [{ state, why }, setPreview] = useState<Preview>({ state: 'building', why: '' });
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (state !== 'building') return;
    const look = () => void preview().then(setPreview, () => undefined);
    look();
    const timer = setInterval(look, OFTEN_MS);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (frame.current) frame.current.src = path;
  }, [path, saves, state]);
  if (state === 'left out') return null;
  return (
    <aside aria-label="A loja">
      {state === 'ready' && (
        <iframe
          ref={frame}
          title="A loja"
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals"
        />
      )}
      {state === 'building' && <p role="status">Montando a loja, cerca de um minuto. Você já pode editar.</p>}
      {state === 'failed' && <pre role="status">{`A loja não pôde ser montada:\n${why}`}</pre>}
    </aside>
  );
}
