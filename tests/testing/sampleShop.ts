/**
 * Imported by the configurations of the test runners, so that tests and the processes that they start use the sample
 * shop of the schema (owner/settings/schema.ts), whatever an owner wrote into shop.json. The owner's products.json,
 * photos/, pages/ and .env are beside the owner's shop.json; variables of the shell are removed.
 */
import { variables } from '../../owner/environment/variables.mjs';
import { fromRoot } from '../../owner/fromRoot';
import { sampleSettings } from '../../owner/settings/schema';
import { writeSettings } from '../../owner/settings/writeSettings';
import { writeIfChanged } from '../../owner/writeIfChanged';

const file = fromRoot('.cache/sampleShop/shop.json');
writeIfChanged(file, JSON.stringify(sampleSettings));
process.env.SHOP_SETTINGS = file;
for (const name of Object.keys(variables)) delete process.env[name];
writeSettings();
