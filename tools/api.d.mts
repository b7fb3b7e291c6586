import type { Server } from 'node:http';

export type ApiMode =
  'ok' | 'slow' | '500' | 'html' | 'bad-json' | 'not-a-list' | 'partly-bad' | 'empty' | 'hang';

/** A row as the backend sends it: price in cents, `created_at` as an ISO date. */
export interface ProductRow {
  id: string;
  name: string;
  description: string;
  image_url: string;
  category: 't-shirts' | 'mugs';
  price_in_cents: number;
  sales: number;
  created_at: string;
}

/** The first `count` rows, the same ones in every run. */
export function products(count: number): ProductRow[];

/** Not listening yet. `delay` (ms) is how long 'slow' takes; a 'hang' ends with `closeAllConnections()`. */
export function createApi(options?: { mode?: ApiMode; count?: number; delay?: number }): Server;
