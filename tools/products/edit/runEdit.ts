import { once } from 'node:events';
import { portOf } from '../../../server/portOf';
import type { Io } from '../io';
import { OWN_LIST } from '../ownList';
import { createEditor } from './createEditor';

/**
 * Opens a page on this machine alone that edits products.json and photos/, until Ctrl-C.
 * @param port 0 takes any free one
 */
export async function runEdit({ ownFolder, env, say, complain }: Io, port: number): Promise<number> {
  if (/^https?:/i.test(env.API_BASE_URL))
    say(`Aviso: a loja lê a lista de ${env.API_BASE_URL}; ${OWN_LIST} só vale sem API_BASE_URL.`);
  let origin = '';
  const { app, key } = await createEditor(ownFolder, () => origin);
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    complain(`A porta ${port} não pode ser usada (${code}): dê outra, com --port.`);
    return 1;
  }
  origin = `http://127.0.0.1:${portOf(app.server)}`;
  say(`Abra ${origin}/_edit/?key=${key}\nSó este computador chega a esta página. Ctrl-C encerra.`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await app.close();
  return 0;
}
