import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
  type Segment,
} from 'jsonc-parser';
import { likelyNumber } from './likelyValues';
import { found } from './mistake';

/** A text in JSON that an owner wrote. */
export interface JsonText {
  value: unknown;
  /** A sentence, with line and column, for each line with a mistake. */
  mistakes: readonly string[];
  /** Whether the text has a value in spite of its mistakes: true if the only mistakes are repeated keys. */
  isReadable: boolean;
  /**
   * The line of a value: the first is 1. For a missing value, the line of the object that lacks it; undefined if
   * the whole text lacks it.
   */
  lineOf: (path: readonly Segment[]) => number | undefined;
}

/** Reads a text in JSON. A key that an object has twice is a mistake, too: `JSON.parse` takes the last one silently. */
export function readJsonText(text: string): JsonText {
  if (/^\s*"[^"\n]*"\s*:/.test(text)) return unreadable(NO_BRACES);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lines = new Map<number, { column: number; what: string }>();
  for (const error of errors) {
    const { line, column } = positionIn(text, error.offset);
    // After a missing quotation mark, the next line seems to lack a comma; after one too many, a colon.
    const above = lines.get(line - 1)?.what;
    const isConsequence =
      (nameOf(error) === 'CommaExpected' && above !== undefined) ||
      (nameOf(error) === 'ColonExpected' && above === INNER_QUOTES);
    if (!lines.has(line) && !isConsequence) lines.set(line, { column, what: sentenceFor(error, text) });
  }
  const ofSyntax = [...lines].map(([line, { column, what }]) => `linha ${line}, coluna ${column}: ${what}`);
  return {
    value: tree && getNodeValue(tree),
    mistakes: errors.length > 0 ? ofSyntax : repeatedKeys(tree, text),
    isReadable: errors.length === 0,
    lineOf(path) {
      const node = nodeAt(tree, path);
      return node && positionIn(text, node.offset).line;
    },
  };
}

/** A text that is not read at all because of one mistake. */
const unreadable = (mistake: string): JsonText => ({
  value: undefined,
  mistakes: [mistake],
  isReadable: false,
  lineOf: () => undefined,
});

/** The lines of the guide were put in place of the whole file. */
const NO_BRACES =
  'linha 1, coluna 1: falta { no começo, e } no fim: se você colou um trecho do guia, ele só troca as linhas destas chaves, e as outras ficam no arquivo';

/** The line and column of a letter, both from 1. */
function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The node of a value; if it is missing, that of the object that lacks it, unless that is the whole tree. */
function nodeAt(tree: Node | undefined, path: readonly Segment[]): Node | undefined {
  if (!tree || path.length === 0) return undefined;
  return findNodeAtLocation(tree, [...path]) ?? nodeAt(tree, path.slice(0, -1));
}

/** A sentence for each key that an object has twice. */
function repeatedKeys(node: Node | undefined, text: string): string[] {
  const parts = node?.children ?? [];
  const keys = new Map<unknown, Node>();
  const ofNode = (node?.type === 'object' ? parts : []).flatMap(({ children: [key] = [] }) => {
    const first = key && keys.get(key.value);
    if (key && !first) keys.set(key.value, key);
    if (!key || !first) return [];
    const { line, column } = positionIn(text, key.offset);
    return `linha ${line}, coluna ${column}: "${key.value}" já está na linha ${positionIn(text, first.offset).line}; deixe uma das duas`;
  });
  return [...ofNode, ...parts.flatMap((part) => repeatedKeys(part, text))];
}

/** Quotation marks that text programs write in place of the straight ones. */
const OTHER_QUOTES = /^[“”„‟«»‘’‚'´`]/;

const QUOTES = 'aspas retas (") em volta de chaves e textos';

const nameOf = ({ error }: ParseError) => printParseErrorCode(error);

/** What is wrong at an error of the parser, and what to do. */
function sentenceFor(error: ParseError, text: string): string {
  const here = text.slice(error.offset, error.offset + error.length);
  const before = text.slice(0, error.offset).trimEnd();
  const isBelow = text.slice(before.length, error.offset).includes('\n');
  if (!isBelow && nameOf(error) !== 'ColonExpected' && isAfterInnerQuote(before, here)) return INNER_QUOTES;
  const ofNumber = numberSentence(text, error.offset);
  if (ofNumber !== undefined) return ofNumber;
  switch (nameOf(error)) {
    case 'InvalidSymbol':
      return found(OTHER_QUOTES.exec(here)?.[0] ?? here, symbolFor(here));
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return `${found(here, 'nenhum comentário')}: apague-o`;
    case 'CommaExpected':
      return `falta uma vírgula ${isBelow ? 'no fim da linha de cima, ' : ''}antes de ${here}`;
    case 'ColonExpected':
      return 'faltam dois-pontos (:) entre a chave e o valor';
    case 'UnexpectedEndOfString':
      return `falta a aspa (") no fim de ${here}`;
    case 'CloseBraceExpected':
      return 'falta } no fim';
    case 'CloseBracketExpected':
      return 'falta ] no fim da lista';
    case 'EndOfFileExpected':
      return `${found(here, 'nada depois do fim')}: confira se há um } ou ] a mais antes`;
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return String.raw`em ${here} há uma barra \: escreva-a duas vezes (\\), ou /`;
    case 'InvalidCharacter':
      return `em ${here} há um sinal que não se vê, como uma tabulação: apague-o`;
    case 'ValueExpected':
      if (here === '') return 'está vazio, ou falta o fim';
      return commaLeft(before, here) ?? `falta o valor antes de ${here}`;
    case 'PropertyNameExpected':
      return commaLeft(before, here) ?? found(here, keyAfter(before));
    default:
      return found(here, 'um número como 12 ou 12.5');
  }
}

const INNER_QUOTES = String.raw`aspas dentro de um texto: escreva \" ou use ’`;

/** Whether a text seems to end before its end, because there is a quotation mark in it: `"As "melhores" canecas"`. */
function isAfterInnerQuote(before: string, here: string): boolean {
  const isEndOfText = /[:[,]\s*"(?:[^"\\\n]|\\.)*"$/.test(before);
  const isNext = /^(?:[,:\]}]|(?:true|false|null)$|".*"$|$)/.test(here);
  return isEndOfText && !isNext && !OTHER_QUOTES.test(here);
}

/** The sentence about a number that JSON does not allow, with the number that was meant: 2500 for `25,00`. */
function numberSentence(text: string, offset: number): string | undefined {
  const [, key = '', start = ''] = /"([^"\n]+)"\s*:\s*([^"\n]*)$/.exec(text.slice(0, offset)) ?? [];
  const [rest = ''] = /^[^"\n}\]]*/.exec(text.slice(offset)) ?? [];
  const value = `${start}${rest}`.trim().replace(/,$/, '');
  const number = /^-?\d+(?:\.\d+)?$/.test(value) ? undefined : likelyNumber(value, key);
  return number === undefined
    ? undefined
    : `${found(value, 'um número sem vírgula, espaços nem outros sinais')}; escreva ${number}`;
}

/** What may be in place of something without straight quotation marks. */
function symbolFor(here: string): string {
  if (OTHER_QUOTES.test(here)) return QUOTES;
  return `${QUOTES}; sem elas só números sem +, true, false e null`;
}

/** A sentence about a comma that is left before the end of an object or a list. */
const commaLeft = (before: string, here: string) =>
  before.endsWith(',') && /[\]}]/.test(here) ? `há uma vírgula a mais antes de ${here}` : undefined;

/** What may be in place of a key. Before it may be the half of '40,00'. */
const keyAfter = (before: string) =>
  /\d,$/.test(before) ? 'uma chave entre aspas ("); um número não tem vírgula' : 'uma chave entre aspas (")';
