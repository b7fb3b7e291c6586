import { toJsonSchema } from '@valibot/to-json-schema';
import { fromRoot } from '../fromRoot';
import { writeIfChanged } from '../writeIfChanged';
import { shopSchema } from './schema';

/** The file that `$schema` of shop.json names: from it an editor knows what each setting may be. */
export const EDITOR_SCHEMA = fromRoot('owner/settings/shop.schema.json');

/** The schema of the settings as an editor reads it. It lacks the checks that only code can do, such as the check of a CNPJ's digits. */
export const editorSchema = () =>
  `${JSON.stringify(
    toJsonSchema(shopSchema, { target: 'draft-07', typeMode: 'input', ignoreActions: ['check'] }),
    null,
    2,
  )}\n`;

/**
 * Writes the schema into its file. Every build and `npm run dev` do this. The file is in git, so that an editor has it
 * before the first build; a test fails if the file in git is older than the settings.
 */
export const writeEditorSchema = () => writeIfChanged(EDITOR_SCHEMA, editorSchema());
