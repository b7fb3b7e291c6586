import { fromRoot } from '../fromRoot';
import { readSettings } from './readSettings';
import type { Settings } from './settings';

/** A sentence for each setting that may bring a shop into conflict with Brazilian law. */
export function warningsFor({ name, company, policy }: Settings): string[] {
  const { shop: sample } = readSettings(fromRoot('tools/settings/sampleShop.json'));
  const warnings: string[] = [];
  if (!company)
    warnings.push(
      'Warning: company is null. Decreto 7.962/2013 requires that the pages of a shop say who sells: fill it in before you sell (docs/owner.md, Your brand).',
    );
  // The sample shop keeps the specification's rule, and sells nothing.
  if (policy.freeShipping === 'promised' && name !== sample.name)
    warnings.push(
      'Warning: policy.freeShipping is "promised". The product pages promise free shipping, and the cart adds shipping all the same; in Brazil an offer binds the seller (Lei 8.078/1990, art. 30). Write "applied" or "none".',
    );
  return warnings;
}
