import { useEffect } from 'react';
import { loadStandIns } from '@/entities/product';
import { firstSign, idle } from '@/shared/lib';
import { loadDrawings } from '@/shared/ui';
import { travelChunk } from '../browser/travelChunk';
import { routes } from '../routes';

/**
 * Loads the drawings when the browser is idle, and at a visitor's first input the chunks of all pages and of what moves
 * between them, so that later presses need no download, and no network. A failure is ignored: opening the page requests
 * its chunk again, and without the other chunk nothing moves.
 */
export function usePreloadedPages() {
  useEffect(() => {
    void idle().then(loadStandIns).then(loadDrawings);
    void firstSign()
      .then(idle)
      .then(() => {
        for (const { load } of [...routes.map(({ chunk }) => chunk), travelChunk])
          load().catch(() => undefined);
      });
  }, []);
}
