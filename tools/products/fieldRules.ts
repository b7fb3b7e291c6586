// Apart from fieldWords.ts, which is in the script of the page that edits the list, too.
import { details, fields, type Rule } from '@/entities/product/model/fields';
import type { FieldName } from './fieldWords';

/** The rule of each field that a cell of a sheet has. */
export const rules: Readonly<Record<FieldName, Rule>> = { ...fields, ...details };
