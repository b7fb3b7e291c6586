import type { Choices } from './choices';

/** Each choice, and its name in the address. The build gives the names to src/app/early/early.ts. */
export const addressNames = [
  ['category', 'categoria'],
  ['sort', 'ordem'],
  ['search', 'busca'],
  ['page', 'pagina'],
] as const satisfies readonly (readonly [keyof Choices, string])[];
