// What the library for workbooks (workbook.ts) does not hand over of an OpenDocument file.

/**
 * The content.xml of an .ods file as a document that the library reads whole: it drops cells that close
 * themselves, and complains of formats that depend on a condition. They are not needed, because the file has
 * the text of each cell.
 */
export const plainOds = (content: string) =>
  content
    .replaceAll('office:document-content', 'office:document')
    .replace(/<style:map\b[^>]*>/g, '')
    .replace(
      /<table:table-cell((?=[^>]*(?:table:formula|office:value-type)=)[^>]*)\/>/g,
      '<table:table-cell$1></table:table-cell>',
    );

/** Which tables, rows and columns are hidden, also by a filter. Rows and columns are indexes. */
export function hiddenInOds(content: string) {
  const hiddenStyles = [
    ...content.matchAll(/<style:style style:name="([^"]*)" style:family="table"(?:(?!<\/style:style>).)*/gs),
  ].flatMap(([style, name]) => (/table:display="false"/.test(style) ? [name] : []));
  const tables = content.matchAll(
    /<table:table [^>]*?table:style-name="([^"]*)"[^>]*>(.*?)<\/table:table>/gs,
  );
  return [...tables].map(([, style, body = '']) => ({
    isHidden: hiddenStyles.includes(style),
    hiddenRows: hiddenIn(body, 'row'),
    hiddenColumns: hiddenIn(body, 'column'),
  }));
}

/** The most rows of a table; a program repeats an empty row up to here. */
const MOST_ROWS = 1_048_576;

function hiddenIn(table: string, part: 'row' | 'column'): ReadonlySet<number> {
  const hidden = new Set<number>();
  let at = 0;
  for (const [, attributes = ''] of table.matchAll(new RegExp(`<table:table-${part}((?: [^>]*)?)>`, 'g'))) {
    const repeated = Number(new RegExp(`number-${part}s-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1);
    const next = Math.min(at + repeated, MOST_ROWS);
    if (/visibility="(?:collapse|filter)"/.test(attributes)) for (; at < next; at += 1) hidden.add(at);
    at = next;
  }
  return hidden;
}
