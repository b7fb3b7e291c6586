import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../../src/shared/lib/text';
import { fromRoot } from '../../owner/fromRoot';
import type { Settings } from '../../owner/settings/schema';

/** Letters of a word that fits beside the cart of a phone. A longer one is made smaller. */
const FITTING = 11;

/** The HTML of src/app/index.html with a shop's name, colours and checkout wait, below a base path such as '/loja' or ''. */
export function pageTemplate({ name, colours, checkoutWaitMs }: Settings, base: string) {
  const letters = Math.max(...name.split(' ').map(({ length }) => length));
  const size = `min(1.875rem, calc((100vw - 7rem) / ${letters * 0.65}))`;
  const declarations = [
    ...Object.entries(colours).map(([key, colour]) => `--${key}:${colour}`),
    `--checkout-wait:${checkoutWaitMs}ms`,
  ];
  const values: Record<string, string> = {
    base,
    name: escapeMarkup(name),
    themeColour: colours.white,
    // It is in every page, so it has no spaces.
    style: `:root{${declarations.join(';')}}${letters > FITTING ? `body{--text-logo:${size}}` : ''}`,
  };
  return readFileSync(fromRoot('src/app/index.html'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, value: string) => values[value] ?? '',
  );
}
