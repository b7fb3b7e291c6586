/** By role, the elements to which HTML gives it (w3.org/TR/html-aria), those of `input` with their type. */
const ELEMENTS = {
  article: 'article',
  banner: 'header',
  blockquote: 'blockquote',
  button: 'button summary input:button input:image input:reset input:submit',
  cell: 'td',
  checkbox: 'input:checkbox',
  columnheader: 'th',
  combobox: 'select',
  complementary: 'aside',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  group: 'address details fieldset',
  heading: 'h1 h2 h3 h4 h5 h6',
  img: 'img',
  link: 'a',
  list: 'menu ol ul',
  listitem: 'li',
  main: 'main',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input:radio',
  region: 'section',
  row: 'tr',
  rowgroup: 'tbody thead',
  search: 'search',
  searchbox: 'input:search',
  separator: 'hr',
  slider: 'input:range',
  spinbutton: 'input:number',
  status: 'output',
  table: 'table',
  term: 'dt',
  textbox: 'input textarea',
};

/** Roles whose name is what is in the element. */
export const NAMED_BY_CONTENT =
  /^(button|cell|checkbox|columnheader|heading|link|menuitem\w*|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;

const roles = new Map(
  Object.entries(ELEMENTS).flatMap(([role, elements]) =>
    elements.split(' ').map((element) => [element, role] as const),
  ),
);

/**
 * The role of an element; undefined if it has none, such as `div`.
 * @param attribute returns the text of an attribute, or null
 */
export function roleIn(tag: string, attribute: (name: string) => string | null): string | undefined {
  const has = (...names: readonly string[]) => names.some((name) => attribute(name) !== null);
  const [declaredRole] = (attribute('role') ?? '').split(' ');
  if (declaredRole) return declaredRole;
  if (tag === 'a' && !has('href')) return undefined;
  if (tag === 'img' && attribute('alt') === '') return undefined;
  if (tag === 'section' && !has('aria-label', 'aria-labelledby', 'title')) return undefined;
  if (tag === 'select' && has('multiple')) return 'listbox';
  return roles.get(`${tag}:${attribute('type')}`) ?? roles.get(tag);
}
