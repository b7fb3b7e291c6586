import { createElement } from 'react';
import { headTags, type HeadPage } from './headTags';

/** The tags of a prerendered page for search engines and link previews. */
export function Head(page: HeadPage) {
  return headTags(page).map(({ tag, attributes, json }, key) =>
    createElement(tag, {
      ...attributes,
      key,
      ...(json !== undefined && { dangerouslySetInnerHTML: { __html: json } }),
    }),
  );
}
