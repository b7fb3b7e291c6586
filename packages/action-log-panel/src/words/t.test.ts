import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { english } from './english';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!testing|words.english)(.(?!\.test|\.d))+\.tsx?$/.test(file),
);
const contentOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** The texts in the sources of the panel, as keys of the table. */
const texts = files
  .flatMap((file) => [...contentOf(file).matchAll(/\bt`((?:\$\{(?:[^{}`]|`[^`]*`|\$\{[^}]*\})*\}|[^`])*)`/g)])
  .map(([, text = '']) => text.replace(/\$\{(?:[^{}`]|`[^`]*`|\$\{[^}]*\})*\}/g, '{}'));

it('has an English text for each Portuguese one, with the same values, and no other', () => {
  const used = new Set(texts);
  expect([...used].filter((text) => !Object.hasOwn(english, text))).toEqual([]);
  const nested = ['passo', 'passos', 'aba', 'abas']; // within a value of another text
  expect(Object.keys(english).filter((text) => !used.has(text) && !nested.includes(text))).toEqual([]);
  const values = (text = '') => text.split('{}').length;
  expect([...used].filter((text) => values(text) !== values(english[text]))).toEqual([]);
});

/** Words that only the Portuguese texts contain. */
const wordsIn = (lines: readonly string[]) =>
  lines
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];
const notEnglish = new Set(wordsIn(Object.keys(english)));
wordsIn(Object.values(english)).forEach((word) => notEnglish.delete(word));

/** The texts of a file that do not pass `t`. */
function untranslated(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 't'))
      return node.forEachChild((child) => ts.isTemplateExpression(child) && child.forEachChild(visitValue));
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(node.text.trim());
    node.forEachChild(visit);
  };
  const visitValue = (node: ts.Node) => {
    if (ts.isTemplateSpan(node)) visit(node.expression);
  };
  visit(ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest, true));
  return found;
}

it('translates each text with a Portuguese word', () => {
  const portuguese = files
    .flatMap(untranslated)
    .filter((text) => wordsIn([text]).some((word) => notEnglish.has(word)));
  expect(portuguese).toEqual([]);
});
