import { misnamedFile } from '../misnamed.mjs';
import { freightWarnings } from './freightWarnings';
import { guideExamplesIn } from './guideExamples';
import { warningsFor } from './legalWarnings';
import type { Settings } from './schema';

/** What the settings are compared with. */
interface Surroundings {
  /** The folder of the settings. */
  ownFolder: string;
  SITE_URL: string;
  /** The prices of the shop's products. */
  pricesInCents: readonly number[];
}

/** Everything in the settings that is allowed, and may cost the owner money: a check and each build print it. */
export const settingWarnings = (
  shop: Settings,
  { ownFolder, SITE_URL, pricesInCents }: Surroundings,
): string[] => [
  ...unreadTwins(ownFolder),
  ...guideExamplesIn({ ...shop, SITE_URL }),
  ...warningsFor(shop),
  ...freightWarnings(shop, pricesInCents),
];

/** A sentence for each file that an owner may have changed in place of the one that the shop reads: shop.json.txt. */
const unreadTwins = (ownFolder: string): string[] =>
  ['shop.json', '.env'].flatMap((name) => {
    const misnamed = misnamedFile(`${ownFolder}/${name}`);
    return misnamed === undefined
      ? []
      : [`${name}: ${misnamed}. A loja lê só ${name}: ponha nele o que mudou, e apague o outro.`];
  });
