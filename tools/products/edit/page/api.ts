import type { Change } from '../changes';
import type { CheckedRows, Saved } from '../list';

/** Calls the editor's server. Rejects with an Error whose message is for the owner. */
async function call<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`/_edit/api/${path}`, options).catch(() => {
    throw new Error('O editor não responde: ele ainda está aberto no terminal?');
  });
  if (answer.status === 403) throw new Error('Abra o endereço inteiro que o terminal mostra.');
  const body = (await answer.json()) as Answer & { message?: string };
  if (!answer.ok) throw new Error(body.message ?? `Erro ${answer.status}`);
  return body;
}

export const load = () => call<CheckedRows>('list');
export const save = (changes: readonly Change[]) =>
  call<Saved>('list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  });

/** Sends a photo. Resolves with the name of its file in photos/. */
export async function sendPhoto(name: string, file: File): Promise<string> {
  const query = new URLSearchParams({ name, file: file.name });
  const headers = { 'Content-Type': 'application/octet-stream' };
  return (await call<{ file: string }>(`photo?${query}`, { method: 'POST', headers, body: file })).file;
}
