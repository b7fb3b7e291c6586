/** Letters that take no room: joiners, soft hyphens, marks of direction and of byte order. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u3164]/gu;

/** A code, a size or a colour without its invisible letters, so that texts that look the same are the same. */
export const visible = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
