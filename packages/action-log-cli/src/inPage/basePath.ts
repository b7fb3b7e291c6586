/** The HTML of an app that is served below a path, as it is at the root: a log's addresses begin there. */
export const withoutBase = (html: string, basePath: string) =>
  basePath === '' ? html : html.replaceAll(`href="${basePath}/`, 'href="/');
