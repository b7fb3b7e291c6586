import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { folders } from '../../src/shared/addresses/folders.mjs';
import { fromRoot } from '../fromRoot';
import { hashed } from '../hashed';
import { writeIfChanged } from '../writeIfChanged';

const ARCHIVE = 'owner/products/samplePictures.tar';
const FOLDER = `public/${folders.pictures}`;
/** The file that says which archive the pictures in the folder are from. */
const UNPACKED = '.cache/samplePictures';

/**
 * Unpacks the pictures of the sample products into public/pictures, unless they are there: five AVIF and a
 * WebP of each, in the sizes of makePhotos.ts. They are not made in a build, which would take minutes, and
 * are not single files, which would be every third file of the repository. Only the sample products need them: if the disk
 * has no room, all of them are removed, and a sentence says so.
 * @param say prints the sentence
 */
export function unpackSamplePictures(say: (line: string) => void): void {
  const archive = hashed(16, readFileSync(fromRoot(ARCHIVE)));
  if (existsSync(fromRoot(`${FOLDER}/sabia.webp`)) && unpackedArchive() === archive) return;
  const tar = (...options: string[]) =>
    execFileSync('tar', [...options, ARCHIVE], { cwd: fromRoot(''), encoding: 'utf8', stdio: 'pipe' });
  let names: string[] = [];
  try {
    names = tar('-tf').split('\n').filter(Boolean);
    tar('-C', FOLDER, '-xf');
    removeOlder(names);
    writeIfChanged(fromRoot(UNPACKED), archive);
  } catch {
    for (const name of names) rmSync(fromRoot(`${FOLDER}/${name}`), { force: true });
    say(
      'As fotos dos produtos de exemplo não foram criadas, porque não se pode gravar nesta pasta, falta espaço no disco, ou falta o programa tar. As suas não precisam delas.',
    );
  }
}

const unpackedArchive = () =>
  existsSync(fromRoot(UNPACKED)) ? readFileSync(fromRoot(UNPACKED), 'utf8') : undefined;

/** Removes files of the same pictures in sizes that an older archive had. An owner's files stay. */
function removeOlder(names: readonly string[]): void {
  const pictureOf = (name: string) => name.replace(/(?:-\d{3,})?\.(?:avif|webp)$/, '');
  const pictures = new Set(names.map(pictureOf));
  for (const file of readdirSync(fromRoot(FOLDER)))
    if (pictures.has(pictureOf(file)) && !names.includes(file)) rmSync(fromRoot(`${FOLDER}/${file}`));
}
