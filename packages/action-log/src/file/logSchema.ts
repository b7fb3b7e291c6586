import * as v from 'valibot';
import { isFields } from '../model/fields';

// The keys of a log's file besides its state, its actions and what they changed. The file may come from
// anybody: a value of another kind is replaced by a default, and an entry of another kind is left out.

const text = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '?');
const number = v.fallback(v.number(), 0);
const texts = v.array(v.string());
const fields = v.custom<Record<string, unknown>>(isFields);

const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        list.flatMap((value): v.InferOutput<Schema>[] => {
          const { success, output } = v.safeParse(item, value);
          return success ? [output] : [];
        }),
      ),
    ),
    [],
  );

/** Values by the number of actions before each, or by the index of an action. */
const numbered = <Schema extends v.GenericSchema>(value: Schema) => listOf(v.tuple([v.number(), value]));

export const logSchema = v.object({
  app: v.fallback(v.object({ version: text, commit: text }), { version: '?', commit: '?' }),
  recordedAt: v.fallback(
    v.pipe(
      v.string(),
      v.check((time) => !Number.isNaN(Date.parse(time))),
    ),
    new Date(0).toISOString(),
  ),
  url: text,
  viewport: v.fallback(v.object({ width: number, height: number }), { width: 0, height: 0 }),
  response: v.fallback(
    v.nullable(
      v.object({
        status: v.number(),
        cacheControl: v.nullable(v.string()),
        contentType: v.nullable(v.string()),
      }),
    ),
    null,
  ),
  screen: v.fallback(v.nullable(texts), null),
  times: v.fallback(v.array(number), []),
  hashes: numbered(text),
  effects: numbered(listOf(fields)),
  marks: numbered(text),
  happened: numbered(fields),
  /** What JSON cannot express: by index, the path of a value, and its kind. */
  lost: listOf(v.tuple([v.number(), texts, v.string()])),
  /** What is one object in memory: by index, the path of the second occurrence, and that of the first. */
  shared: listOf(v.tuple([v.number(), texts, texts])),
});
