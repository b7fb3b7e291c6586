import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject } from 'ajv';
import { fromRoot } from '../fromRoot';
import { mistake } from './mistake';

/** The fields that are read of the schema, or of a part of it. */
interface Schema {
  /** What is allowed, in words. */
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  definitions?: Readonly<Record<string, Schema>>;
  $ref?: string;
}

export const readSchema = () =>
  JSON.parse(readFileSync(fromRoot('tools/settings/shop.schema.json'), 'utf8')) as Schema;

/** A sentence for each key that shop.schema.json does not allow. */
export function schemaMistakes(settings: unknown): string[] {
  const schema = readSchema();
  const ajv = new Ajv({ allErrors: true, jsonPointers: true, verbose: true });
  ajv.validate(schema, settings);
  return [...new Map((ajv.errors ?? []).map((error) => sentenceFor(error, schema))).values()];
}

/** The key of an error of the schema, and its sentence. */
function sentenceFor({ dataPath, params, data, parentSchema }: ErrorObject, whole: Schema): [string, string] {
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
