import { readSettings } from '../settings/readSettings';

/** The shop's words for its categories, by their keys. */
export const { categories } = readSettings().shop;
