import { withoutAccents } from '@/shared/lib';

/** How many names are folded at once: a few ms of work. */
const BLOCK = 10_000;
/** Precedes each name. A lower-cased name has no capital letter, so a match cannot span two names. */
const SEPARATOR = 'A';

interface Named {
  name: string;
}

export interface Block {
  /** Folded names, a separator before each. */
  text: string;
  /** The index of each separator, and the length of the text. */
  starts: Uint32Array;
}

/** The folded names of a list in blocks. Each block is made when it is first read. */
type Blocks = readonly (() => Block)[];

/** The names of a list as the steps of a search compare them. */
export interface NameIndex {
  lowerCase: Blocks;
  /** In lower case without accents. */
  plain: Blocks;
  /** The same with a space for each hyphen. */
  spaced: Blocks;
}

export function createNameIndex(items: readonly Named[]): NameIndex {
  const lowerCase = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) =>
    lazily(() => blockOf(textOf(items.slice(block * BLOCK, (block + 1) * BLOCK)))),
  );
  const plain = lowerCase.map((block) => lazily(() => withoutAccentsOf(block())));
  const spaced = plain.map((block) => lazily(() => withSpaces(block())));
  return { lowerCase, plain, spaced };
}

/** The indexes of the items whose folded names contain a text that is folded the same way, in the list's order. */
export function searchNames(blocks: Blocks, text: string): number[] {
  const found: number[] = [];
  blocks.forEach((block, number) => addMatches(found, block(), text, number * BLOCK));
  return found;
}

/** The names in a block. */
export function namesIn({ text }: Block): string[] {
  return text.split(SEPARATOR).slice(1);
}

/** The same length, so that the separators keep their indexes. */
function withSpaces({ text, starts }: Block): Block {
  return { text: text.replaceAll('-', ' '), starts };
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
