import { chromium } from '@playwright/test';
import { bundlePage, type App } from 'action-log-cli';
import type { RootState } from '@/app/redux/rootReducer';
import { ofShop } from '../bundling';
import { browserFlags, ensureProgram } from '../programs';
import { fromRoot } from '../../owner/fromRoot';
import { loadShop } from '../loadShop';
import { serveShop } from './serveShop';
import type * as ShopParts from './shopParts';

/** The shop for the command line of action-log-cli. */
export const shopApp: App<RootState> = {
  load: async () => (await loadShop<typeof ShopParts>('tools/replay/shopParts.ts')).shopCode,
  sourceFolder: fromRoot('src'),
  browser: {
    serve: serveShop,
    launch: () => chromium.launch({ executablePath: ensureProgram('chromium'), args: browserFlags }),
    context: { locale: 'pt-BR' },
    pageScript: () => bundlePage(fromRoot('tools/replay/shopPage.ts'), ofShop()),
  },
};
