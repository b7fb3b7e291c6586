/** A search as the page names it: in quotation marks, cut after 80 characters. */
export const quoted = (search: string) => `“${search.replace(/^(.{80}).+$/su, '$1…')}”`;
