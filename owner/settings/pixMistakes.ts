import { mistake } from './mistake';
import type { Settings } from './schema';

/** The mistakes in the settings of Pix that a schema cannot find. A shop of nobody takes no money. */
export function pixMistakes({ pix, company, whatsapp }: Settings): string[] {
  if (!pix || company || whatsapp) return [];
  return [
    mistake(
      'pix',
      pix.key,
      'null enquanto company e whatsapp são null: escreva quem vende em company, ou o número que recebe os pedidos em whatsapp',
    ),
  ];
}
