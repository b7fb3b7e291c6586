import type { PageText } from '../../../src/pages/text/model/texts';

/**
 * The module that writeSettings.ts writes from the files in pages/: the owner's pages by their paths. It is apart from
 * shop.ts because only the page for texts downloads it.
 */
export const pageTexts: Readonly<Record<string, PageText>>;

/** The text for a product that the list does not have; null if there is no such text. */
export const unknownProductText: PageText | null;
