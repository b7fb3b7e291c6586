import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slug } from '@/shared/lib/slug';
import { asItIs, said, worthKnowing, wrong, type Finding } from './sentence';

/** What cameras, phones and programs write; whether it can be read shows when it is. */
const PHOTO = /\.(?:jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf])$/i;

/** The photos of a folder. */
export interface PhotoNames {
  /** Each photo's file, below the folder, by the name that it gets in the shop: its letters without accents. */
  byName: ReadonlyMap<string, string>;
  findings: readonly Finding[];
}

/** 'Caneca Azul.JPG' is 'caneca-azul', 'canecas/Sabiá.png' is 'canecas-sabia'. */
const nameOf = (file: string) => slug(file.replace(/\.[^./]+$/, '')) || 'foto';

/** The address of a photo in the shop. */
export const addressOfPhoto = (name: string) => `/photos/${name}.webp`;

/** Lists the photos of a folder; none where there is no folder. */
export function listPhotos(folder: string): PhotoNames {
  const byName = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of filesOf(folder)) {
    const where = asItIs(`photos/${file}`);
    const name = nameOf(file);
    const other = byName.get(name);
    if (!PHOTO.test(file))
      findings.push(worthKnowing(where, said('não é foto, e não é usado', 'is no photo, and is not used')));
    else if (other)
      findings.push(
        wrong(
          where,
          said(
            `na loja teria o mesmo nome que photos/${other}: mude um deles`,
            `would have the same name in the shop as photos/${other}: rename one of them`,
          ),
        ),
      );
    else byName.set(name, file);
  }
  return { byName, findings };
}

/** What is in a folder, hidden files of systems left out. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|^(?:Thumbs\.db|desktop\.ini)$/i.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * The address of the picture that a cell or row names. An address stays as it is; a file's name (with its folder or not,
 * as Windows writes it or not) is a photo's. Undefined where there is no such photo.
 */
export function pictureAddress(text: string, photos: PhotoNames): string | undefined {
  if (text === '' || /^(?:https?:|data:)/i.test(text)) return text;
  const file = text.replaceAll('\\', '/');
  const inFolder = file.replace(/^(?:.*\/)?(?:photos|fotos)\//i, '');
  if (text.startsWith('/') && inFolder === file) return text;
  const name = nameOf(/^[a-z]:/i.test(inFolder) ? inFolder.replace(/.*\//, '') : inFolder);
  return photos.byName.has(name) ? addressOfPhoto(name) : undefined;
}
