import { useState } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { sendPhoto } from './api';
import { shownText } from './fields';
import type { Session } from './session';

interface Props {
  row: Row;
  session: Session;
}

/** A product's first picture. Photos that are chosen, or dropped on it, become its pictures. */
export function Photo({ row, session }: Props) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const name = shownText(row, 'name');
  const image_url = shownText(row, 'image_url');
  const isOnWeb = /^(?:https?|data):/i.test(image_url);

  async function send(files: FileList | null) {
    setSending(true);
    setFault('');
    try {
      const sent: string[] = [];
      for (const file of [...(files ?? [])].slice(0, 8)) sent.push(await sendPhoto(name, file));
      const [first, ...further] = sent;
      if (first) session.edit(row.id, { image_url: first, image_urls: further.length > 0 ? further : null });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  }

  return (
    <div className="photo" aria-busy={isSending}>
      {image_url ? (
        <img
          src={isOnWeb ? image_url : `/_edit/picture?of=${encodeURIComponent(image_url)}`}
          alt=""
          loading="lazy"
        />
      ) : (
        '+'
      )}
      {/* It covers the picture, and takes what is dropped. */}
      <input
        type="file"
        accept="image/*"
        multiple
        title="Solte fotos aqui, ou clique"
        aria-label={`Fotos de ${name}`}
        onChange={({ target }) => void send(target.files)}
      />
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
