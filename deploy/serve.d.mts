import type { RequestListener } from 'node:http';

/** The request listener for the built files in `directory`; throws nothing, answers everything. */
export function createHandler(directory: string): RequestListener;
