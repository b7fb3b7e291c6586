import { pageTexts } from '@settings/pages';

export { unknownProductText } from '@settings/pages';

/** A text, or an element without attributes, except for a link. */
export type TextNode =
  | string
  | {
      readonly tag: string;
      /** A link's path in the shop. */
      readonly to?: string;
      /** A link's address elsewhere. */
      readonly href?: string;
      readonly children: readonly TextNode[];
    };

/** A page that the owner wrote in Markdown. */
export interface PageText {
  title: string;
  /** Its first paragraph without formatting, for search engines. */
  description: string;
  content: readonly TextNode[];
}

/** The owner's pages by their paths. Only this module has texts. */
const texts = new Map(Object.entries(pageTexts));

/** The page of a path, with or without a slash at its end, as react-router matches it. */
export const textAt = (pathname: string) => texts.get(pathname.toLowerCase().replace(/\/+$/, ''));
