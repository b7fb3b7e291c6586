import { existsSync, readdirSync } from 'node:fs';
import { foreignWordsIn } from '../../owner/foreignWords.fixtures';
import { newFolder } from '../../tests/testing/newFolder';
import { checkOutput } from './outputFolder';
import { putInPlace } from './putInPlace';

const { inFolder, put } = newFolder();

/** Why a folder is refused; undefined if it is not. */
function whyNot(output: string): string | undefined {
  try {
    checkOutput(output);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

it('a folder that does not exist, or is empty, is taken, and stays as it is', () => {
  expect(whyNot(inFolder('a/b/dist'))).toBeUndefined();
  expect(readdirSync(inFolder('a/b'))).toEqual([]);
});

it('a folder with a build is taken, also one whose build was stopped while it was put in place', () => {
  put('next/index.html', '');
  putInPlace({ from: inFolder('next'), to: inFolder('dist') });
  expect(whyNot(inFolder('dist'))).toBeUndefined();
  // A folder in place of a file stops the build.
  put('next/index.html', '');
  put('half/index.html/x', '');
  expect(() => putInPlace({ from: inFolder('next'), to: inFolder('half') })).toThrow();
  expect(whyNot(inFolder('half'))).toBeUndefined();
});

it.each([
  ['fotos.zip', /: é um arquivo, e não uma pasta; dê outra pasta em --output-path/],
  ['fotos.zip/loja/site', /: [^ ]*fotos\.zip é um arquivo, e não uma pasta; dê outra pasta/],
  ['Documentos', /apagaria o que está nesta pasta .*\(a\.txt, b\.txt, c\.txt …\); dê .* uma pasta vazia/],
])('%s is refused with what to do, and nothing is written', (name, why) => {
  put('fotos.zip', '');
  for (const file of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) put(`Documentos/${file}`, '');
  const sentence = whyNot(inFolder(name)) ?? '';
  expect(sentence).toMatch(why);
  expect(sentence).toContain(`Não se pode construir em ${inFolder(name)}: `);
  expect(foreignWordsIn(sentence)).toEqual([]);
  expect(existsSync(inFolder(`${name}.next`))).toBe(false);
});

it('what a stopped build left beside the folder is removed', () => {
  put('site.next/index.html', '');
  put('site/.releases.json', '[]');
  expect(whyNot(inFolder('site'))).toBeUndefined();
  expect(existsSync(inFolder('site.next'))).toBe(false);
});

it.each(['/proc/loja/site', '/sys/loja'])('%s, in which nobody may make a folder, is refused', (output) => {
  const sentence = whyNot(output) ?? '';
  expect(sentence).toMatch(
    /^Não se pode construir em [^:]*: a pasta \/(?:proc|sys) não deixa criar nada nela; .*, ou dê outra pasta/,
  );
  expect(sentence).not.toMatch(/arquivo: confira o nome/);
  expect(foreignWordsIn(sentence)).toEqual([]);
});
