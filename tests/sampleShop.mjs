/**
 * Imported by a runner's configuration: its tests, and whatever they start, are about the sample shop. An owner's
 * products.json, photos/ and .env lie beside the owner's shop.json, and what the shell has set is taken back.
 */
import { variables } from '../server/environment/variables.mjs';

process.env.SHOP_SETTINGS = 'tools/settings/sampleShop.json';
for (const name of Object.keys(variables)) delete process.env[name];
