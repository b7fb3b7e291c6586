import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fromRoot } from '../fromRoot';

const ARCHIVE = 'owner/products/samplePictures.tar';
const FOLDER = 'public/pictures';

/**
 * Unpacks the pictures of the sample products into public/pictures, unless they are there: four AVIF and a
 * WebP of each, in the sizes of makePhotos.ts. To make them in a build would take three minutes, and as
 * single files they would be every third file of the repository. Only the sample products need them: if there is
 * no room for them, none stays, and a sentence says so.
 * @param say prints the sentence
 */
export function unpackSamplePictures(say: (line: string) => void): void {
  if (existsSync(fromRoot(`${FOLDER}/sabia.webp`))) return;
  const tar = (...options: string[]) =>
    execFileSync('tar', [...options, ARCHIVE], { cwd: fromRoot(''), encoding: 'utf8', stdio: 'pipe' });
  try {
    tar('-C', FOLDER, '-xf');
  } catch {
    for (const name of tar('-tf').split('\n').filter(Boolean))
      rmSync(fromRoot(`${FOLDER}/${name}`), { force: true });
    say(
      'As fotos dos produtos de exemplo não foram criadas, porque não se pode gravar nesta pasta, ou falta espaço no disco. As suas não precisam delas.',
    );
  }
}
