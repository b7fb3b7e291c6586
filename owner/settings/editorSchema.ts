import { toJsonSchema } from '@valibot/to-json-schema';
import { fromRoot } from '../fromRoot';
import { writeIfChanged } from '../writeIfChanged';
import { shopSchema } from './schema';

/** The file that `$schema` of shop.json names: an editor shows from it what each setting may be. */
export const EDITOR_SCHEMA = fromRoot('owner/settings/shop.schema.json');

/** The schema of the settings as an editor reads it. It has no checks of code, such as the digits of a CNPJ. */
export const editorSchema = () =>
  `${JSON.stringify(
    toJsonSchema(shopSchema, { target: 'draft-07', typeMode: 'input', ignoreActions: ['check'] }),
    null,
    2,
  )}\n`;

/**
 * Writes this file, in every build and by `npm run dev`. It is in git, so that an editor has it before the first build; a
 * test finds an old one.
 */
export const writeEditorSchema = () => writeIfChanged(EDITOR_SCHEMA, editorSchema());
