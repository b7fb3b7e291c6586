import { sentence, type Sentence } from '../../server/language.mjs';
import { fromRoot } from '../fromRoot';
import { readSettings } from './readSettings';
import type { Settings } from './settings';

/** A sentence for each setting that may bring a shop into conflict with Brazilian law. */
export function warningsFor({ name, company, policy }: Settings): Sentence[] {
  const { shop: sample } = readSettings(fromRoot('tools/settings/sampleShop.json'));
  const warnings: Sentence[] = [];
  if (!company)
    warnings.push(
      sentence(
        'company é null. O Decreto 7.962/2013 exige que as páginas de uma loja digam quem vende: preencha antes de vender (docs/settings.md).',
        'company is null. Decreto 7.962/2013 requires that the pages of a shop say who sells: fill it in before you sell (docs/settings.md).',
      ),
    );
  // The sample shop keeps the specification's rule, and sells nothing.
  if (policy.freeShipping === 'promised' && name !== sample.name)
    warnings.push(
      sentence(
        'policy.freeShipping é "promised". As páginas dos produtos prometem frete grátis, e o carrinho soma o frete assim mesmo; no Brasil a oferta obriga quem vende (Lei 8.078/1990, art. 30). Escreva "applied" ou "none".',
        'policy.freeShipping is "promised". The product pages promise free shipping, and the cart adds shipping all the same; in Brazil an offer binds the seller (Lei 8.078/1990, art. 30). Write "applied" or "none".',
      ),
    );
  return warnings;
}
