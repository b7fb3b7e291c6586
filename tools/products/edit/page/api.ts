import type { Finding } from '../../findings';
import type { FieldName } from '../../fieldWords';
import type { OwnRows, Saved, ToSave } from '../list';
import type { Preview } from '../preview';

export interface Loaded extends OwnRows {
  /** The shop's name. */
  name: string;
  /** By their keys. */
  categories: Readonly<Record<string, { tab: string }>>;
}

export type { Finding, Preview, Saved, ToSave };

/** Calls the editor's server. Rejects with an Error whose message is for the owner. */
async function call<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`/_edit/api/${path}`, options).catch(() => {
    throw new Error('O editor não responde: ele ainda está aberto no terminal?');
  });
  if (answer.status === 403) throw new Error('Abra o endereço inteiro que o terminal mostra.');
  const body = (await answer.json()) as Answer & { message?: string };
  // 409 has the list that somebody else saved.
  if (!answer.ok && answer.status !== 409) throw new Error(body.message ?? `Erro ${answer.status}`);
  return body;
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const load = () => call<Loaded>('list');
export const preview = () => call<Preview>('preview');
export const save = (body: ToSave) => call<Saved>('list', json('PUT', body));
export const readTyped = (field: FieldName, text: string) =>
  call<{ value?: unknown } | { wanted: string }>('cell', json('POST', { field, text }));

/** Sends a photo. Resolves with the name of its file in photos/. */
export async function sendPhoto(name: string, file: File): Promise<string> {
  const query = new URLSearchParams({ name, file: file.name });
  const headers = { 'Content-Type': 'application/octet-stream' };
  return (await call<{ file: string }>(`photo?${query}`, { method: 'POST', headers, body: file })).file;
}
