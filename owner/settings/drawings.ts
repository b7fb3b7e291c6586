import { statSync } from 'node:fs';
import { folders } from '../../src/shared/addresses/folders.mjs';
import { fromRoot } from '../fromRoot';
import type { Settings } from './schema';

/** The drawing that is shown instead of a picture if the category has no drawing. */
export const DEFAULT_DRAWING = `/${folders.pictures}/product.svg`;

/** Whether the shop has the file of a drawing (photos are checked elsewhere). */
export const isDrawingThere = (drawing: string): boolean =>
  statSync(fromRoot(`public${drawing}`), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The categories, each with an existing drawing: the drawing that the owner names, or `/pictures/KEY.svg`, which the
 * shop shows without this key, or the default drawing.
 */
export const withDrawings = (categories: Settings['categories']): Settings['categories'] =>
  Object.fromEntries(
    Object.entries(categories).map(([key, category]) => [
      key,
      category.drawing !== undefined || isDrawingThere(`/${folders.pictures}/${key}.svg`)
        ? category
        : { ...category, drawing: DEFAULT_DRAWING },
    ]),
  );
