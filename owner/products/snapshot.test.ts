import { productRow } from '@/entities/product/index.fixtures';
import { fakeServers } from '../../tests/testing/server/fakeServers';
import { takeSnapshot } from './snapshot';

const { serve } = fakeServers();
const row = (id: string) => productRow({ id });

interface Taken extends Partial<Awaited<ReturnType<typeof takeSnapshot>>> {
  /** The number of requests to the backend. */
  requests?: number;
  /** Why the build fails. */
  refusal?: string;
}

/** What the build takes for its list, over a backend that answers so at a path of the site. */
async function take(status: number, answer: string, backend = '/', others = {}): Promise<Taken> {
  const requests: string[] = [];
  const path = `${backend === '/' ? '' : backend}/products`;
  const SITE_URL = await serve({ [path]: { status, body: answer } }, requests);
  const sources = { API_BASE_URL: backend, SITE_URL, ALLOW_SAMPLE: false, ...others };
  try {
    const snapshot = await takeSnapshot(sources, '/nowhere');
    return { ...snapshot, requests: requests.length };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}

const list = JSON.stringify([{ ...row('a'), shelf: 3 }, {}, row('b')]);

describe('the snapshot of the backend', () => {
  it.each(['/', '/api'])(
    'the snapshot of a backend at %s holds its valid products, and the summary counts those that are left out',
    async (path) => {
      const { products, summary, requests } = await take(200, list, path);
      expect(products).toMatchObject([row('a'), row('b')]);
      expect(summary).toEqual([
        expect.stringMatching(/^Lista embutida: 2 produtos de http:/),
        expect.stringMatching(/products: 2 de 3 itens aparecem na loja: 0 Camisetas, 2 Canecas\./),
        'Ficam fora: 1. Avisos: 0.',
        'Erros: 1, o primeiro em item 2.',
      ]);
      expect(requests).toBe(1);
    },
  );

  it.each([
    [
      'an error',
      500,
      '[]',
      'o servidor falhou: tente de novo mais tarde, ou avise quem cuida dele (status 500)',
    ],
    ['no product', 200, '[]', 'está vazia, e a vitrine também fica'],
  ])(
    'there is no snapshot after %s, and the build fails with the reason',
    async (_what, status, answer, why) => {
      const { products, summary, refusal } = await take(status, answer);
      expect([products, summary]).toEqual([undefined, undefined]);
      expect(refusal).toMatch(
        /^API_BASE_URL é "\/" \(SITE_URL é "http:.*ALLOW_SAMPLE=1 para construir com os produtos de exemplo\.$/,
      );
      expect(refusal).toContain(why);
    },
  );

  it('after an error the sample products replace the snapshot if that is allowed, with a message', async () => {
    expect(await take(500, '[]', '/', { ALLOW_SAMPLE: true })).toEqual({
      summary: [
        expect.stringMatching(
          /^Lista embutida: os produtos de exemplo, pois http:.*: o servidor falhou: .* \(status 500\)\.$/,
        ),
      ],
      requests: 1,
    });
  });
});
