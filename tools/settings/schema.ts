import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject } from 'ajv';
import { fromRoot } from '../fromRoot';
import { mistake } from './mistake';

/** What is read of the schema, or of a part of it. */
interface Schema {
  /** What is allowed, in words. */
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  definitions?: Readonly<Record<string, Schema>>;
  $ref?: string;
}

export const readSchema = () => JSON.parse(readFileSync(fromRoot('tools/settings/shop.schema.json'), 'utf8')) as Schema;

/** What shop.schema.json does not allow in some settings, a sentence for each key. */
export function schemaMistakes(settings: unknown): string[] {
  const schema = readSchema();
  const ajv = new Ajv({ allErrors: true, jsonPointers: true, verbose: true });
  ajv.validate(schema, settings);
  return [...new Map((ajv.errors ?? []).map((error) => told(error, schema))).values()];
}

/** The key that an error of the schema is about, and its sentence. */
function told({ dataPath, params, data, parentSchema }: ErrorObject, whole: Schema): [string, string] {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const { description = '', properties = {} } = Object(parentSchema) as Schema;
  const keyOf = (...own: string[]) => [...dataPath.split('/').slice(1), ...own].join('.') || 'all of it';
  if (missingProperty !== undefined) {
    const part = properties[missingProperty];
    const { description: wanted = '' } =
      whole.definitions?.[part?.$ref?.split('/').pop() ?? ''] ?? part ?? {};
    const key = keyOf(missingProperty);
    return [key, mistake(key, undefined, wanted)];
  }
  if (additionalProperty !== undefined) {
    const key = keyOf(additionalProperty);
    const found = (data as Record<string, unknown>)[additionalProperty];
    return [key, mistake(key, found, `only the keys ${Object.keys(properties).join(', ')}`)];
  }
  return [keyOf(), mistake(keyOf(), data, description)];
}
