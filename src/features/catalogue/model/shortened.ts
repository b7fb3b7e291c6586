/** A search as the page names it: cut after 40 characters. */
export const shortened = (search: string) => search.replace(/^(.{40}).+$/su, '$1…');
