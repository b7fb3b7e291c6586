import type { Plugin } from 'esbuild';

export function loadShop(plugins?: Plugin[], entry?: string): Promise<typeof import('../../src/app/replay')>;
