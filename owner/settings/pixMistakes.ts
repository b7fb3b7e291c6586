import { found, type SettingMistake } from './mistake';
import type { Settings } from './schema';

/** The mistakes in the settings of Pix that a schema cannot find. A demonstration shop takes no money. */
export function pixMistakes({ pix, company, whatsapp }: Partial<Settings>): SettingMistake[] {
  // A setting with a mistake is undefined here.
  if (!pix || company !== null || whatsapp !== null) return [];
  const allowed =
    'null enquanto company e whatsapp são null: escreva quem vende em company, ou o número que recebe os pedidos em whatsapp';
  return [{ path: ['pix'], what: found(pix.key, allowed) }];
}
