import type { Settings } from '../../../owner/settings/schema';

/** Gives a test's shop other settings than the sample shop, until `jest.restoreAllMocks()`. */
export function changeSettings(differences: Partial<Settings>): void {
  // A plain object in tests (tests/testing/app/setup.ts).
  const shop = jest.requireMock<Settings>('@settings/shop');
  for (const [name, value] of Object.entries(differences))
    jest.replaceProperty(shop, name as keyof Settings, value);
}
