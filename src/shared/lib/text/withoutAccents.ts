/** Removes the accents of a text: 'Sabiá' becomes 'Sabia'. It caches them, because few different ones occur, and often. */
export function withoutAccents(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/[\u0080-\uffff]+/g, (letters) => {
    const plain = known.get(letters) ?? letters.normalize('NFD').replace(/\p{M}/gu, '');
    known.set(letters, plain);
    return plain;
  });
}
