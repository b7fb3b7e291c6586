import { storageName } from '@/shared/config';

/** The key in sessionStorage by which a tab remembers over a reload that the panel is open. */
export const OPEN_KEY = `${storageName}:qa`;
