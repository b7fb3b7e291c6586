import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { colourRule } from '../../brand/colourRule';
import { readSettings } from '../../settings/readSettings';
import type { Io } from '../io';
import { OWN_LIST } from '../ownList';
import { sentence, spoken } from '../sentence';
import { createEditor } from './createEditor';
import { buildPreview } from './preview';

/**
 * Opens a page on this machine alone that edits products.json and photos/, until Ctrl-C.
 * @param options `port`: 0 takes any free one
 */
export async function runEdit(
  { root, shop, env, say, complain }: Io,
  { port, hasPreview }: { port: number; hasPreview: boolean },
): Promise<number> {
  if (/^https?:/i.test(env.API_BASE_URL))
    say(
      spoken(
        sentence(
          `Aviso: a loja lê a lista de ${env.API_BASE_URL}; ${OWN_LIST} só vale sem API_BASE_URL.`,
          `Note: the shop reads the list of ${env.API_BASE_URL}; ${OWN_LIST} counts only without API_BASE_URL.`,
        ),
      ),
    );
  const site = `${root}/node_modules/.cache/edit`;
  const { colours } = readSettings().shop;
  let origin = '';
  let built: ReturnType<typeof buildPreview> | undefined;
  const { app, key } = await createEditor({
    ...{ root, shop, site, origin: () => origin },
    preview: () => built?.preview ?? { state: hasPreview ? 'building' : 'left out', why: '' },
    colours: colourRule(colours),
  });
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    complain(
      spoken(
        sentence(
          `A porta ${port} não pode ser usada (${code}): dê outra, com --port.`,
          `Port ${port} cannot be used (${code}): give another one with --port.`,
        ),
      ),
    );
    return 1;
  }
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  if (hasPreview) built = buildPreview(root, site, origin);
  const page = `${origin}/_edit/#${key}`;
  say(
    spoken(
      sentence(
        `Abra ${page}\nSó este computador chega a esta página. Ctrl-C encerra.`,
        `Open ${page}\nOnly this machine reaches this page. Ctrl-C ends it.`,
      ),
    ),
  );
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  built?.stop();
  await app.close();
  return 0;
}
