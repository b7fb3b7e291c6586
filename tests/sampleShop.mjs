/**
 * Imported by the configurations of the test runners, so that tests and the processes that they start use the
 * sample shop. The owner's products.json, photos/ and .env are beside the owner's shop.json; variables of the
 * shell are removed.
 */
import { variables } from '../owner/environment/variables.mjs';

process.env.SHOP_SETTINGS = 'owner/settings/sampleShop.json';
for (const name of Object.keys(variables)) delete process.env[name];
