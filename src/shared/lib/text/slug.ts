import { withoutAccents } from './withoutAccents';

/**
 * A text as a part of an address, a file's name or a storage key: 'Caneca Sabiá (azul)' is
 * 'caneca-sabia-azul'. Empty if the text has neither a letter from a to z nor a digit.
 */
export const slug = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
