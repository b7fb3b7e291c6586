/** The names of choices in the query of an address. The build gives them to src/app/early/early.ts. */
export const queryNames = { search: 'busca', sort: 'ordem' } as const;
