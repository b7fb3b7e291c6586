import type { Element } from 'domhandler';

/** A hash in the name that a bundler gives to a file: eight or more letters and digits, both of them, before the ending. */
const HASH = /(?:^|[.-])(?=\w*\d)(?=\w*[a-z])\w{8,}\.\w+$/i;

/**
 * The name of a picture's file, without folders, query and fragment; undefined for other elements, for a picture whose address contains
 * it, and for a name with a hash. A file with a hash belongs to the app's code: its name changes with its content, and a replay in
 * Node does not have it.
 */
export function pictureFileOf({ name, attribs }: Element): string | undefined {
  if (name !== 'img' || !attribs.src || /^(data|blob):/i.test(attribs.src)) return undefined;
  const [path = ''] = attribs.src.split(/[?#]/);
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file === '' || HASH.test(file) ? undefined : file;
}
