import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { folders } from '@/shared/addresses/folders.mjs';
import { slug } from '@/shared/lib/text';
import { namesNear } from '../nearName.mjs';
import { oneOf, quoted, worthKnowing, wrong, type Problem } from './problems';

/** File extensions of photos. Whether a file can be read turns out later (makePhotos.ts). */
const PHOTO = /\.(?:jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf])$/i;

/** The photos of a folder. */
export interface PhotoNames {
  /** The file of each photo, as a path in the folder, by its name in the shop. */
  byName: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/** The photos of a folder that was read. */
interface PhotosOfFolder extends PhotoNames {
  /** The path of the folder. */
  folder: string;
}

/** 'Caneca Azul.JPG' is 'caneca-azul', 'canecas/Sabiá.png' is 'canecas-sabia'. */
const nameOf = (file: string) => slug(file.replace(/\.[^./]+$/, '')) || 'foto';

/** The address of a photo in the shop. */
export const addressOfPhoto = (name: string) => `/${folders.photos}/${name}.webp`;

const PHOTO_ADDRESS = new RegExp(`^/${folders.photos}/(.+)\\.webp$`);

/** The name of the photo at an address of the shop; undefined for another address. */
export const nameInAddress = (address: string) => PHOTO_ADDRESS.exec(address)?.[1];

/** The file of the photo at an address of the shop; undefined if there is no such photo. */
export const photoAt = (address: string, { byName }: PhotoNames): string | undefined =>
  byName.get(nameInAddress(address) ?? '');

/** The most photos that a sentence names. */
const NAMED = 3;

/** The name of a file without its folder, its ending, and what programs add to a copy: '-1', '(2)', ' - Copia'. */
const baseOf = (file: string) =>
  nameOf(file.replace(/^.*[\\/]/, '')).replace(/(?:-(?:\d{1,2}|copia|copy))+$/, '');

/** A name needs this many words before a longer name that begins with it counts as similar: every photo's name may begin with 'caneca'. */
const FEWEST_WORDS = 2;

/** Whether a name is a shorter name with further words. */
const isLonger = (name: string, start: string) =>
  start.split('-').length >= FEWEST_WORDS && name.startsWith(`${start}-`);

/**
 * The files of photos whose names are similar to a name without a photo: 'Caneca Sabia-1.jpg' is similar to 'Caneca
 * Sabiá.JPG', and so is a name with one wrong letter, another folder, or one more word.
 */
function photosLike(text: string, { byName }: PhotoNames): string[] {
  const files = [...byName.values()];
  const base = baseOf(text);
  const near = namesNear(base, files.map(baseOf));
  // 'Caneca Sabiá nova.jpg' is similar to 'Caneca Sabiá.jpg', and the reverse.
  const longer = files.map(baseOf).filter((name) => isLonger(name, base) || isLonger(base, name));
  const names = new Set(near.length > 0 ? near : longer);
  return files.filter((file) => names.has(baseOf(file))).slice(0, NAMED);
}

/** The endings of files that owners take for photos, and that the shop cannot show. */
const NO_PHOTO = /\.(pdf|svg|psd|ai|eps|cdr|bmp|docx?|pptx?|mp4|mov|zip)$/i;

/**
 * 'talvez seja "Caneca Sabiá.JPG"', for a missing photo; 'PDF não serve' for a file that is no photo; empty if no name is
 * similar.
 */
export function perhaps(text: string, photos: PhotoNames): string {
  const [, ending] = NO_PHOTO.exec(text) ?? [];
  if (ending !== undefined) return `${ending.toUpperCase()} não serve: salve como JPEG`;
  if (photos.byName.size === 0) return 'ali não há nenhuma foto';
  const names = photosLike(text, photos).map(quoted);
  return names.length === 0 ? '' : `talvez seja ${oneOf(names)}`;
}

/** What owners call the folder of their photos. */
const LIKELY_FOLDER = /^(?:fotos?|photos?|imagens|imagem|images?)$/i;

/** The folder beside the place of photos/ that an owner probably meant; undefined if there is none, or photos/ itself. */
function misnamedFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = dirname(folder);
  const entries = existsSync(above) ? readdirSync(above, { withFileTypes: true }) : [];
  return entries.find(
    (entry) =>
      entry.isDirectory() &&
      LIKELY_FOLDER.test(entry.name) &&
      filesOf(join(above, entry.name)).some((file) => PHOTO.test(file)),
  )?.name;
}

/**
 * Lists the photos of a folder; empty if there is no folder. If photos/ has another name, that is the only mistake: the
 * photos in it are listed, so that not each of them is missing, too.
 */
export function listPhotos(expected: string): PhotosOfFolder {
  const misnamed = misnamedFolder(expected);
  const folder = misnamed === undefined ? expected : join(dirname(expected), misnamed);
  const byName = new Map<string, string>();
  const problems: Problem[] = [];
  if (misnamed !== undefined) {
    const name = basename(expected);
    problems.push(wrong(name, `não há a pasta ${name}; há ${quoted(misnamed)}: mude o nome`));
  }
  for (const file of filesOf(folder)) {
    const name = nameOf(file);
    const namesake = byName.get(name);
    if (!PHOTO.test(file))
      problems.push(worthKnowing(`photos/${file}`, 'não é foto, e não é usado; se é uma, salve-a como JPEG'));
    else if (namesake === undefined) byName.set(name, file);
    else if (isHeic(file) === isHeic(namesake))
      problems.push(
        wrong(`photos/${file}`, `na loja teria o mesmo nome que photos/${namesake}: mude um deles`),
      );
    else {
      const [heic, photo] = isHeic(file) ? [file, namesake] : [namesake, file];
      byName.set(name, photo);
      problems.push(worthKnowing(`photos/${heic}`, `não é usada, porque photos/${photo} é a mesma`));
    }
  }
  return { folder, byName, problems };
}

const isHeic = (file: string) => /\.hei[cf]$/i.test(file);

/** The files in a folder, without hidden files of the system. A link counts as its file. */
function filesOf(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return entries
    .filter((file) => !/(?:^|[\\/])(?:\.[^\\/]*|Thumbs\.db|desktop\.ini)$/i.test(file))
    .filter((file) => !statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * The address of the picture that a cell or row names: an address unchanged, or that of the photo with this
 * file name (with or without a folder, with / or \). Undefined if there is no such photo.
 */
export function resolvePicture(text: string, photos: PhotoNames): string | undefined {
  if (text === '' || /^(?:https?:|data:)/i.test(text)) return text;
  const file = text.replaceAll('\\', '/');
  const inFolder = file.replace(/^(?:.*\/)?(?:photos|fotos)\//i, '');
  if (text.startsWith('/') && inFolder === file) return text;
  const name = nameOf(/^[a-z]:/i.test(inFolder) ? inFolder.replace(/.*\//, '') : inFolder);
  return photos.byName.has(name) ? addressOfPhoto(name) : undefined;
}
