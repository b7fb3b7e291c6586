/** Removes the accents of a text: 'Sabiá' becomes 'Sabia'. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
