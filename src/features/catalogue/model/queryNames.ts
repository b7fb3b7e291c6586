/**
 * The names of choices in the query of an address. Those of category and page are only in addresses of
 * earlier releases. The build gives all of them to src/app/early/early.ts.
 */
export const queryNames = { search: 'busca', sort: 'ordem', category: 'categoria', page: 'pagina' } as const;
