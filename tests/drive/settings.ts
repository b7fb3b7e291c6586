/**
 * Playwright imports this in place of src/shared/config (playwright.tsconfig.json), because Node imports no
 * JSON without an attribute, which webpack's loader of the settings does not need.
 */
import { readFileSync } from 'node:fs';
import { slug } from '@/shared/lib/text';
import type { shop as Settings } from '../../src/shared/config';

export const shop = JSON.parse(readFileSync('owner/settings/sampleShop.json', 'utf8')) as typeof Settings;
export const storageName = slug(shop.name);
