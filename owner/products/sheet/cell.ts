import { quoted } from '../problems';

/** A cell of a sheet. */
export interface Cell {
  /** What a Brazilian spreadsheet program shows. A date is in ISO 8601. */
  text: string;
  /** The number that the cell holds, which may have more digits than it shows. */
  number?: number;
  /** What the cell holds instead of a text: 'uma data'. */
  notText?: string;
  /** A sentence about why the cell cannot be read. */
  fault?: string;
}

/** One of the tables of a workbook, or a CSV file. */
export interface Table {
  /** Empty for a CSV file. */
  name: string;
  rows: readonly (readonly Cell[])[];
  isHidden: boolean;
  /** Indexes. */
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/** What a program shows for true or false. */
export const truth = (isTrue: boolean): Cell => ({
  text: isTrue ? 'VERDADEIRO' : 'FALSO',
  notText: 'VERDADEIRO ou FALSO',
});

/**
 * 'uma data (07/04/2026)', or 'uma hora (20:30)', which programs store as a date before 1901: the content of a cell that a program
 * has turned into a date.
 * @param date in ISO 8601
 */
export function dateIn(date: string): string {
  const [, year = '', month, day, time] = /^(\d+)-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(date) ?? [];
  return Number(year) <= 1900 && time ? `uma hora (${time})` : `uma data (${day}/${month}/${year})`;
}

export const empty: Cell = { text: '' };

export const isEmpty = ({ text, fault }: Cell) => text === '' && fault === undefined;

/** Merged cells: the first and the last, by row and column. */
export interface Merged {
  s: { r: number; c: number };
  e: { r: number; c: number };
}

/** Rows in which merged cells all have the same content. */
export function fillMerged(rows: Cell[][], merged: readonly Merged[]): Cell[][] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  for (const { s: first, e: last } of merged)
    for (const row of rows.slice(first.r, last.r + 1))
      for (let column = first.c; column <= last.c && column < width; column += 1)
        row[column] = rows[first.r]?.[first.c] ?? empty;
  return rows.map((row) => Array.from(row, (cell) => cell ?? empty));
}

/** The cell of a formula as programs write it that do not calculate. */
export const NO_RESULT =
  'tem uma fórmula sem resultado gravado: abra a planilha no Excel ou no LibreOffice, salve e importe de novo';

export const PICTURE =
  'há uma foto dentro da célula: salve-a como arquivo em photos/, e escreva na célula o nome do arquivo';

const AS_TEXT = 'formate a coluna como texto e digite de novo';

/** The same sentence for every cell, so that one line names them all (sameProblems.ts). */
const TEXT_FORMULA =
  'há uma fórmula escrita como texto: formate a coluna como número e digite a fórmula de novo';

const ERROR_VALUE =
  /^(?:#[¡¿]?[\p{Lu}\d/_]+[!?]|#N\/\p{L}{1,5}\.?|#NV|#GETTING_DATA|(?:Err|Erro|Error|Fehler|Erreur|Errore):\d{3}|#{3,})$/u;
/** Digits that a number of a spreadsheet program holds. */
const PRECISE = 1e15;

/** What no text of a product may contain (`$&`), and what to do. */
const NO_TEXT: readonly (readonly [RegExp, string])[] = [
  [/^-?\d+(?:[.,]\d+)?E\+\d+$/i, `o programa abreviou o número; ${AS_TEXT}`],
  [/\ufffd/, 'há letras que se perderam (�); salve a planilha de novo, em UTF-8'],
  [
    // eslint-disable-next-line no-control-regex
    /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/,
    'há um caractere de controle, que não se vê; apague a célula e digite de novo',
  ],
  // Letters that some program read in another encoding before this file was saved: 'SabiÃ¡', 'Sabi‡', 'SÆo'.
  [
    /[ÃÂ](?:[\u00a1-\u00bf€‚ƒ„†ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ‡]|[’”…–—](?=\p{L}))|(?<!\p{Lu})[ÃÂ]\u00a0|â€|[‡‹]|\p{L}Æ\p{Ll}|\p{L}\?\?+\p{L}/u,
    'há letras trocadas ($&); digite-as de novo, ou peça ao programa de onde vem a lista um CSV em UTF-8',
  ],
  [
    /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i,
    'a loja mostraria o HTML ($&) assim; deixe só o texto',
  ],
];

/**
 * Why a cell cannot be what its program shows, and what to do; undefined if it can.
 * @param isText whether its column has texts, not numbers or dates
 */
export function faultOf({ text, number = 0, notText, fault }: Cell, isText: boolean): string | undefined {
  if (fault !== undefined) return fault;
  const shown = `achado ${quoted(text)}`;
  if (ERROR_VALUE.test(text)) return `${shown}, o erro de uma fórmula: corrija a fórmula, ou escreva o valor`;
  if (!isText) return text.startsWith('=') ? TEXT_FORMULA : undefined;
  if (notText) return `há ${notText}, e não um texto: ${AS_TEXT}`;
  if (Math.abs(number) >= PRECISE) return `${shown}: o programa abreviou o número; ${AS_TEXT}`;
  const [pattern, what] = NO_TEXT.find(([odd]) => odd.test(text)) ?? [];
  return pattern && `${shown}: ${what?.replace('$&', () => pattern.exec(text)?.[0] ?? '')}`;
}
