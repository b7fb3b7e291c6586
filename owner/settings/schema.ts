import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
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
  JSON.parse(readFileSync(fromRoot('owner/settings/shop.schema.json'), 'utf8')) as Schema;

/** What a part of the schema allows. */
export const allowedBy = ({ description = '' }: Schema = {}): string => description;

/** A sentence for each key that shop.schema.json does not allow. */
export function schemaMistakes(settings: unknown): string[] {
  const schema = readSchema();
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });
  ajv.validate(schema, settings);
  return [...new Map((ajv.errors ?? []).map((error) => sentenceFor(error, schema))).values()];
}

/** The key of an error of the schema, and its sentence. */
function sentenceFor(
  { instancePath, params, data, parentSchema }: ErrorObject,
  whole: Schema,
): [string, string] {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const parent = (parentSchema ?? {}) as Schema;
  const keyOf = (...own: string[]) => [...instancePath.split('/').slice(1), ...own].join('.');
  if (missingProperty !== undefined) {
    const part = parent.properties?.[missingProperty];
    const wanted = whole.definitions?.[part?.$ref?.split('/').pop() ?? ''] ?? part;
    const key = keyOf(missingProperty);
    return [key, mistake(key, undefined, allowedBy(wanted))];
  }
  if (additionalProperty !== undefined) {
    const key = keyOf(additionalProperty);
    const found = (data as Record<string, unknown>)[additionalProperty];
    return [key, mistake(key, found, `só as chaves ${Object.keys(parent.properties ?? {}).join(', ')}`)];
  }
  return [keyOf(), mistake(keyOf() || 'o arquivo todo', data, allowedBy(parent))];
}
