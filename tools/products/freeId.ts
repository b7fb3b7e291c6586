import { slug } from '@/shared/lib/text/slug';

/** An id made of a name that is not taken: 'caneca-azul', 'caneca-azul-2' and so on. */
export function freeId(name: string, taken: { has: (id: string) => boolean }): string {
  const base = slug(name) || 'produto';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
