/**
 * What the guards of the slices are made of, such as `isCartState`. A guard says whether a value from a log's file,
 * which anybody may have written, has the shape of the slice's state: another shape would crash the shop, or lead to
 * another site. Only the QA panel and replays use guards, so no first script has them.
 */
import { weakMapMemoize } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** Checks each value once: states share what did not change, and a list may be long. */
export const checkedOnce = (schema: v.GenericSchema) =>
  v.custom<unknown>(weakMapMemoize((value: unknown) => v.is(schema, value)));

/** The guard of a slice with these fields. Some may be missing: an older log lacks what was added since. */
export function guardOf(entries: v.ObjectEntries): (value: unknown) => boolean {
  const schema = checkedOnce(v.partial(v.looseObject(entries)));
  return (value) => v.is(schema, value);
}

/** A name and a description, which a parser shortens if they are endless. */
interface Texts {
  readonly name: string;
  readonly description: string;
}

/** Checks that a parser takes a value as it is, so that a value with an endless text is refused. */
export const parsedWhole = (entries: v.ObjectEntries, parse: (value: unknown) => Texts | null) =>
  checkedOnce(
    v.pipe(
      v.looseObject({ name: v.string(), description: v.string(), ...entries }),
      v.check((value) => {
        const parsed = parse(value);
        return parsed?.name === value.name && parsed.description === value.description;
      }),
    ),
  );
