/** How many names are folded at once: a few ms of work. */
const BLOCK = 10_000;
/** Stands before each name. No lower-cased name holds a capital letter, so no match reaches from one into the next. */
const SEPARATOR = 'A';

interface Named {
  name: string;
}

interface Block {
  /** Folded names, a separator before each. */
  text: string;
  /** Where in the text each separator stands, and its end. */
  starts: Uint32Array;
}

/** Folded names of a list in parts, each made when it is first asked for. */
type Blocks = readonly (() => Block)[];

/** The names of a list as a search compares them: in lower case, and the same without accents. */
export interface NameIndex {
  lowerCase: Blocks;
  plain: Blocks;
}

export function createNameIndex(items: readonly Named[]): NameIndex {
  const lowerCase = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) =>
    lazily(() => blockOf(textOf(items.slice(block * BLOCK, (block + 1) * BLOCK)))),
  );
  const plain = lowerCase.map((block) => lazily(() => withoutAccentsOf(block())));
  return { lowerCase, plain };
}

/** The places of the items whose folded names hold a text that is folded alike, in the list's order. */
export function placesOf(blocks: Blocks, text: string): number[] {
  const found: number[] = [];
  blocks.forEach((block, number) => addMatches(found, block(), text, number * BLOCK));
  return found;
}

/** A lower-cased text without accents. Most texts hold few accented letters, and those often. */
export function withoutAccents(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/[\u0080-\uffff]+/g, (letters) => {
    const plain = known.get(letters) ?? letters.normalize('NFD').replace(/\p{M}/gu, '');
    known.set(letters, plain);
    return plain;
  });
}

function textOf(items: readonly Named[]): string {
  return items.map(({ name }) => SEPARATOR + name.toLowerCase()).join('');
}

function blockOf(text: string): Block {
  const starts: number[] = [];
  for (let at = 0; at >= 0; at = text.indexOf(SEPARATOR, at + 1)) starts.push(at);
  starts.push(text.length);
  return { text, starts: Uint32Array.from(starts) };
}

function withoutAccentsOf(block: Block): Block {
  const text = withoutAccents(block.text);
  return text === block.text ? block : blockOf(text);
}

function addMatches(found: number[], { text, starts }: Block, needle: string, first: number): void {
  for (let index = 0; index < starts.length - 1; index++) {
    const at = text.indexOf(needle, (starts[index] ?? 0) + 1);
    if (at < 0) break;
    while ((starts[index + 1] ?? Infinity) < at) index++;
    found.push(first + index);
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
