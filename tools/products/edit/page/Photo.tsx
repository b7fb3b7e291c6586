import { useState, type DragEvent } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { sendPhoto } from './api';
import { shownText } from './fields';
import type { Session } from './session';

interface Props {
  row: Row;
  session: Session;
}

/** A product's first picture. Photos that are dropped on it, or chosen, become its pictures. */
export function Photo({ row, session }: Props) {
  const [state, setState] = useState<'' | 'over' | 'sending'>('');
  const [fault, setFault] = useState('');
  const name = shownText(row, 'name');
  const image_url = shownText(row, 'image_url');
  const isOnWeb = /^(?:https?|data):/i.test(image_url);

  async function send(files: FileList | null) {
    setState('sending');
    setFault('');
    try {
      const sent: string[] = [];
      for (const file of [...(files ?? [])].slice(0, 8)) sent.push(await sendPhoto(name, file));
      const [first, ...further] = sent;
      if (first) session.edit(row.id, { image_url: first, image_urls: further.length > 0 ? further : null });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    setState('');
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files);
  };

  return (
    <label
      className="photo"
      data-state={state}
      title="Solte fotos aqui, ou clique"
      onDragOver={(event) => (event.preventDefault(), setState('over'))}
      onDragLeave={() => setState('')}
      onDrop={onDrop}
    >
      {image_url ? (
        <img
          src={isOnWeb ? image_url : `/_edit/picture?of=${encodeURIComponent(image_url)}`}
          alt=""
          loading="lazy"
        />
      ) : (
        '+'
      )}
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label={`Fotos de ${name}`}
        onChange={({ target }) => void send(target.files)}
      />
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}
