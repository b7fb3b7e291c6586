/** Removes the accents of a text: 'Sabiá' becomes 'Sabia'. Caches them, because a text has the same few again and again. */
export function withoutAccents(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/[\u0080-\uffff]+/g, (letters) => {
    const plain = known.get(letters) ?? letters.normalize('NFD').replace(/\p{M}/gu, '');
    known.set(letters, plain);
    return plain;
  });
}
