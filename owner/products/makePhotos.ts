import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { folders } from '@/shared/addresses/folders.mjs';
import { messageOf } from '@/shared/lib/text';
import { hashed } from '../hashed';
import { makeFolder } from '../makeFolder';
import { systemCode } from '../systemError.mjs';
import { writeWhole } from '../writeWhole';
import { edgeColourOf } from './edgeColour';
import { urgent, worthKnowing, wrong } from './problems';
import { listPhotos } from './photoNames';

/** A photo whose smaller files are in the cache. */
export interface Photo {
  /** NAME in its address, /photos/NAME.webp. */
  name: string;
  /** Hash of the original and of the recipe, 8 hexadecimal digits, so that a changed photo has a new address. */
  hash: string;
  frame: PhotoFrame;
}

/** What the shop needs to know for a photo's frame. */
interface PhotoFrame {
  /** The colour of its edge, as CSS writes it. */
  ground: string;
  /** Its width divided by its height. */
  ratio: number;
}

/**
 * The files of a picture: AVIF in five sizes, and one WebP for `image_url` and other browsers. A size is the length of the
 * longer side. A first visit downloads a dozen of the smallest, so they are compressed more; at their size that is not
 * visible. The largest is for zooming. More effort makes a first build with photos twice as slow, for 2 % of the smallest
 * and 9 % of the largest.
 */
export const sizes = [
  { suffix: '-360.avif', size: 360, options: { quality: 38, effort: 6, chromaSubsampling: '4:2:0' } },
  { suffix: '-500.avif', size: 500, options: { quality: 38, effort: 6, chromaSubsampling: '4:2:0' } },
  { suffix: '-780.avif', size: 780, options: { quality: 48, effort: 5 } },
  { suffix: '-1120.avif', size: 1120, options: { quality: 52, effort: 4 } },
  { suffix: '-1600.avif', size: 1600, options: { quality: 42, effort: 3 } },
  { suffix: '.webp', size: 780, options: { quality: 78, effort: 6, smartSubsample: true } },
] as const;

const isAvif = (suffix: string) => suffix.endsWith('.avif');

/** The version of sharp and the sizes: if they change, all photos are made again. */
const recipe = `${sharp.versions.sharp} ${JSON.stringify(sizes)}`;
/** The longer side, in pixels, of the picture from which all sizes are made. */
const MASTER = 1600;
/** The ending of the cached file that describes a photo's frame. */
const FRAME = '-frame.json';
/** All files of a photo in the cache. */
const suffixes = [...sizes.map(({ suffix }) => suffix), FRAME];

/**
 * Makes AVIF files in the shop's widths and one WebP of each photo in a folder: not distorted, turned as the
 * camera was held, without metadata such as the location. It skips photos that are in the cache, and removes
 * files that no photo needs.
 * @param expectedFolder of the photos
 * @param isUsed whether the shop shows the photo of a name: a damaged photo that it does not show is not a mistake
 * @param say prints a line for each photo that is being made, because that takes seconds
 */
export async function makePhotos(
  expectedFolder: string,
  cache: string,
  isUsed: (name: string) => boolean,
  say: (line: string) => void,
) {
  const { folder, byName, problems: ofNames } = listPhotos(expectedFolder);
  const problems = [...ofNames];
  const photos: Photo[] = [];
  let madeNow = 0; // The other photos were in the cache.
  if (byName.size > 0) makeFolder(cache);
  for (const [index, [name, file]] of [...byName].entries()) {
    try {
      const original = readFileSync(`${folder}/${file}`);
      const hash = hashed(8, recipe, original);
      if (!suffixes.every((suffix) => existsSync(cache + hash + suffix))) {
        say(`Foto ${index + 1} de ${byName.size}: ${file}`);
        await makeOne(original, cache + hash);
        madeNow += 1;
      }
      const frame = JSON.parse(readFileSync(cache + hash + FRAME, 'utf8')) as PhotoFrame;
      photos.push({ name, hash, frame });
    } catch (error) {
      if (systemCode(error)) throw error; // The disk is full, or a file cannot be opened: the photo may be right.
      const what = unreadable(file, error);
      const unused = worthKnowing(`photos/${file}`, `${what}; nenhum produto a usa`);
      problems.push(isUsed(name) ? wrong(`photos/${file}`, what) : urgent(unused));
    }
  }
  const needed = new Set(photos.map(({ hash }) => hash));
  for (const file of existsSync(cache) ? readdirSync(cache) : [])
    if (!needed.has(file.slice(0, 8))) rmSync(cache + file);
  return { photos, problems, madeNow };
}

/**
 * Makes the files of one photo.
 * @param path of the files, to which each size adds its suffix
 */
async function makeOne(original: Buffer, path: string) {
  const { data: master, info } = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize(MASTER, MASTER, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  for (const { suffix, size, options } of sizes) {
    const fitted = sharp(master).resize(size, size, { fit: 'inside', withoutEnlargement: true });
    const data = await fitted.toFormat(isAvif(suffix) ? 'avif' : 'webp', options).toBuffer();
    writeWhole(path + suffix, data);
  }
  const frame: PhotoFrame = {
    ground: await edgeColourOf(master),
    ratio: Math.round((1000 * info.width) / info.height) / 1000,
  };
  writeWhole(path + FRAME, JSON.stringify(frame));
}

/** The sentence about a file that cannot be read as a photo. */
export function unreadable(file: string, error: unknown) {
  const reasons = messageOf(error).split('\n');
  // A telephone or a chat program may have given it the name of a JPEG. An AVIF is read by the same library.
  if (!/\.avif$/i.test(file) && [file, ...reasons].some((text) => /\.hei[cf]$|^heif:/i.test(text)))
    return 'é HEIC, que não pode ser lido aqui: salve a foto como JPEG (no iPhone: Ajustes, Câmera, Formatos, "Mais Compatível")';
  if (reasons.some((text) => /pixel limit/i.test(text)))
    return 'tem mais de 268 milhões de pixels, o limite (como 16.000 × 16.000): salve-a menor, com até 4.000 pixels de lado, como JPEG';
  return 'não se deixa ler como foto; abra-a num programa de fotos, e salve-a de novo como JPEG';
}

/** The folders of the photos in a built site: the WebP files, and the AVIF files. */
const PHOTOS = folders.photos;
const HASHED_PHOTOS = `${folders.assets}/${folders.photos}`;

/** Copies photos into a built site: the WebP at a permanent address, AVIF files with a hash in the name. */
export function copyPhotos(photos: readonly Photo[], cache: string, site: string) {
  if (photos.length === 0) return;
  makeFolder(`${site}/${PHOTOS}`);
  makeFolder(`${site}/${HASHED_PHOTOS}`);
  for (const { name, hash } of photos)
    for (const { suffix } of sizes) {
      const file = isAvif(suffix)
        ? `${HASHED_PHOTOS}/${name}${suffix.replace('.', `.${hash}.`)}`
        : `${PHOTOS}/${name}${suffix}`;
      copyFileSync(cache + hash + suffix, `${site}/${file}`);
    }
}

/**
 * A module that replaces the shop's list of pictures and adds the photos to it.
 * @param samples the file of the shop's list
 */
export function pictureModule(photos: readonly Photo[], samples: string): string {
  const list = photos.map(({ name, hash, frame }) => [name, hash, frame]);
  return `import { avifPictures as samples } from ${JSON.stringify(samples)};
export { fileSizes } from ${JSON.stringify(samples)};
const photos = ${JSON.stringify(list)};
export const avifPictures = new Map([
  ...samples,
  ...photos.map(([name, hash, frame]) => [
    \`/${PHOTOS}/\${name}.webp\`,
    { files: \`/${HASHED_PHOTOS}/\${name}-*.\${hash}.avif\`, ...frame },
  ]),
]);
`;
}
