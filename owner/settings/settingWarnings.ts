import { freightWarnings } from './freightWarnings';
import { guideExamplesIn } from './guideExamples';
import { warningsFor } from './legalWarnings';
import type { Settings } from './schema';

/**
 * Everything in the settings that is allowed, and may cost the owner money: a check and each build print it.
 * @param pricesInCents of the shop's products
 */
export const settingWarnings = (shop: Settings, pricesInCents: readonly number[]): string[] => [
  ...guideExamplesIn(shop),
  ...warningsFor(shop),
  ...freightWarnings(shop, pricesInCents),
];
