import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The text of each file for hosts as the build wrote it, by its name. A hidden file is not served. */
const RECORD = '.hosts.json';

/**
 * Writes which files for hosts a build has written, so that the next build knows whether an owner has changed one.
 * @param path the folder of the build
 */
export function recordHostFiles(path: string, texts: Readonly<Record<string, string>>): void {
  writeFileSync(`${path}/${RECORD}`, JSON.stringify(texts));
}

/** The most changed lines that a sentence names, and the most letters of each. */
const [NAMED, LONGEST] = [3, 60];

/** Where an owner keeps what the build would write over. */
const ADVICE: Readonly<Record<string, string>> = {
  'nginx.conf':
    'Um certificado fica em .env, em TLS_CERTIFICATE e TLS_KEY; ponha o resto num arquivo seu em /etc/nginx/conf.d.',
  '.htaccess':
    'Ponha o que é só seu no arquivo do site, em /etc/apache2/sites-available, ou no painel da hospedagem.',
};
const OTHER_ADVICE = 'Ponha o que é só seu nas configurações da hospedagem.';

/**
 * Copies each file for hosts that an owner has changed in the served folder, before a build replaces it. The copy is
 * beside the folder, because a build removes what it has not written.
 * @param output the folder of the served site
 * @returns a sentence for each copied file
 */
export function keepEditedHostFiles(output: string): string[] {
  const record = `${output}/${RECORD}`;
  if (!existsSync(record)) return [];
  const texts = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
  return Object.entries(texts).flatMap(([name, written]) => {
    const file = `${output}/${name}`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (text === undefined || text === written) return [];
    const copy = copyOf(file, `${output}.${name.replace(/^\./, '')}.antes`);
    const lines = changedLines(text, written);
    return `${file} foi mudado à mão${inBrackets(lines)}, e a construção o escreveu de novo. O que havia está em ${copy}. ${ADVICE[name] ?? OTHER_ADVICE}`;
  });
}

/** Copies a file to a name that no earlier copy has, so that none is lost. Returns the name. */
function copyOf(file: string, name: string, count = 1): string {
  const copy = count === 1 ? name : `${name}-${count}`;
  if (existsSync(copy)) return copyOf(file, name, count + 1);
  copyFileSync(file, copy);
  return copy;
}

/** The lines of a text that the written text does not have. */
function changedLines(text: string, written: string): string[] {
  const linesOf = (content: string) => content.split('\n').map((line) => line.trim());
  const known = new Set(linesOf(written));
  return linesOf(text).filter((line) => line !== '' && !known.has(line));
}

/** ' ("listen 443 ssl;" e mais 2 linhas)'; empty if lines were only removed. */
function inBrackets(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown = lines
    .slice(0, NAMED)
    .map((line) => `"${line.slice(0, LONGEST)}${line.length > LONGEST ? '…' : ''}"`);
  const left = lines.length - shown.length;
  return ` (${shown.join(', ')}${left > 0 ? ` e mais ${left}` : ''})`;
}
