/**
 * Reads all messages of the owner's programs in their source, so that those that no test makes a program print are
 * read, too. products/messages.test.ts reads what the programs print.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { foreignWordsIn } from './foreignWords.fixtures';
import { fromRoot } from './fromRoot';

/** The programs that an owner runs: their folders, and files of folders that developers use, too. */
const FOLDERS = ['owner', 'server/hosts'];
const FILES = ['report', 'outputFolder', 'readShop'].map((name) => `tools/build/${name}.ts`);

const IS_SOURCE = /(?<!\.test|\.fixtures|\.d)\.(?:ts|mjs)$/;

/** Tables that are no messages: the titles of columns, in the languages of other programs. */
const TABLES = ['owner/products/fieldWords.ts', 'owner/products/sheet/programs.ts'];

const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
  ...FILES,
  'server/serve.mjs',
].filter((file) => IS_SOURCE.test(file) && !TABLES.includes(file));

/** What only a sentence in Portuguese has: a letter with an accent, or one of these words among others. */
const PORTUGUESE =
  /[À-ÿ]|(?<![\p{L}_])(?:ao?|as|com|da|de|do|em|entre|não|na|no|os?|ou|para|por|que|se|um|uma)(?![\p{L}_])/u;

/** Text of a module that a program writes. */
const IS_CODE = /^\s*(?:import|export|const) /;

/** The texts of a file that have three words or more, one of them Portuguese, with '…' for what is put into them. */
function messagesOf(file: string): string[] {
  const messages: string[] = [];
  const visit = (node: ts.Node) => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
        : '';
    const isMessage = text.trim().split(/\s+/).length >= 3 && PORTUGUESE.test(text);
    if (isMessage && !IS_CODE.test(text)) messages.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest));
  return messages;
}

/** The words of shop.json and of JSON, which an owner has in front of them when a message names them. */
const OF_SETTINGS = /(?<![\p{L}_])(?:null|true|false|name)(?![\p{L}_])/gu;

it.each(sources)('the messages of %s have no English words and no names of our folders', (file) => {
  for (const message of messagesOf(file)) {
    const text = file.startsWith('owner/settings/') ? message.replaceAll(OF_SETTINGS, '') : message;
    expect([message, foreignWordsIn(text)]).toEqual([message, []]);
  }
});

it('more than 300 messages are read', () => {
  expect(sources.flatMap(messagesOf).length).toBeGreaterThan(300);
});
