import type { Settings } from '../settings/settings';

/** The style rule that defines a shop's colours. It is in every page, so it has no spaces. */
export function colourRule(colours: Settings['colours']): string {
  const declarations = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${declarations.join(';')}}`;
}
