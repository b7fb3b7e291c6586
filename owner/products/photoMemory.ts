import { writeWhole } from '../writeWhole';
import { readJson } from './ownList';
import { nameInAddress, type PhotoNames } from './photoNames';
import { EARLIER } from './runUndo';

// products.json has a photo's address in the shop. If the photo is missing later, the owner is told the name of its file.

const fileIn = (ownFolder: string) => `${ownFolder}/${EARLIER}/fotos.json`;

/** The file names of photos, now or at an earlier import, by their names in the shop. */
function rememberedIn(ownFolder: string): Readonly<Record<string, unknown>> {
  const read = readJson(fileIn(ownFolder));
  return 'value' in read && typeof read.value === 'object' ? { ...read.value } : {};
}

/** Remembers the file names of the photos that are there at an import. */
export function rememberPhotos(ownFolder: string, { byName }: PhotoNames): void {
  if (byName.size === 0) return;
  const names = { ...rememberedIn(ownFolder), ...Object.fromEntries(byName) };
  writeWhole(fileIn(ownFolder), `${JSON.stringify(names, null, 2)}\n`);
}

/** The file name that the photo at an address of the shop had, 'Caneca Sabiá.JPG'; undefined if it is not known. */
export function photoNameAt(address: string, ownFolder: string): string | undefined {
  const name = nameInAddress(address);
  const file = name === undefined ? undefined : rememberedIn(ownFolder)[name];
  return typeof file === 'string' ? file : undefined;
}
