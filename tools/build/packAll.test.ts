import { packAll } from './packAll';

/** Packs two packages, and returns what was done, in order. */
async function pack(changes: Partial<Parameters<typeof packAll<string>>[1]> = {}) {
  const done: string[] = [];
  const note = (step: string) => (packed?: string) => void done.push(packed ? `${step} ${packed}` : step);
  const outcome = await packAll(['log', 'panel'], {
    clear: note('clear'),
    compileTypes: note('compile types'),
    writeBuild: async (packed) => note('build')(packed),
    writeApi: note('API'),
    writeTarballs: note('tarballs'),
    ...changes,
  }).catch((error: unknown) => error);
  return { done, outcome };
}

it('all packages are written in one build: one run of the compiler, one build of each, one run of npm', async () => {
  expect(await pack()).toEqual({
    done: [
      ...['clear log', 'clear panel', 'compile types', 'build log', 'build panel'],
      ...['API log', 'API panel', 'tarballs', 'clear log', 'clear panel'],
    ],
    outcome: undefined,
  });
});

it('a package that cannot be built leaves nothing behind, and no tarball', async () => {
  const reason = new Error('log imports react, which its package.json does not declare.');
  const { done, outcome } = await pack({ writeBuild: () => Promise.reject(reason) });
  expect(done).toEqual(['clear log', 'clear panel', 'compile types', 'clear log', 'clear panel']);
  expect(outcome).toBe(reason);
});
