/** A search as the page names it: cut after 80 characters. */
export const shortened = (search: string) => search.replace(/^(.{80}).+$/su, '$1…');
