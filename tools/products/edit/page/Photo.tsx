import { useState } from 'react';
import type { Row } from '@/entities/product/model/fields';
import { MOST_FURTHER } from '@/entities/product/model/product';
import { sendPhoto } from './api';
import { shownText } from './fields';
import type { Session } from './session';

const MOST_PHOTOS = 1 + MOST_FURTHER;

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
    const used = [...(files ?? [])];
    const unused = used.splice(MOST_PHOTOS).map((file) => file.name);
    setSending(true);
    setFault(unused.length > 0 ? `Cabem ${MOST_PHOTOS} fotos; ficam fora: ${unused.join(', ')}` : '');
    try {
      const sent: string[] = [];
      for (const file of used) sent.push(await sendPhoto(name, file));
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
