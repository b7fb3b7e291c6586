import { slug } from '@/shared/lib/text/slug';
import { quoted, sentence, worthKnowing, wrong, type Finding } from '../sentence';
import type { Line } from './line';

/** Excel shortens a long number, and its last digits are lost. */
const SHORTENED = /^\d[.,]\d+E\+\d+$/i;

/**
 * The id of each line, in order: the content of its cell, or the slug of its name, so that another import gives the same id.
 */
export function idsOf(lines: readonly Line[]): { ids: readonly string[]; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const taken = new Map<string, Line>();
  for (const line of lines) {
    const id = line.cell('id');
    const first = taken.get(id);
    if (SHORTENED.test(id)) findings.push(wrong(line.place('id'), shortened(id)));
    else if (first) findings.push(wrong(line.place('id'), repeated(id, first)));
    else if (id) taken.set(id, line);
  }
  const ids = lines.map((line) => {
    const given = line.cell('id');
    if (given) return given;
    const base = slug(line.cell('name')) || 'produto';
    const first = taken.get(base);
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.set(id, line);
    if (first) findings.push(worthKnowing(line.place('name'), namesake(id, first)));
    return id;
  });
  return { ids, findings };
}

const shortened = (id: string) =>
  sentence(
    `achado ${quoted(id)}: o programa abreviou o código; formate a coluna como texto e digite de novo`,
    `found ${quoted(id)}: the program has shortened the code; format the column as text and type it again`,
  );

const repeated = (id: string, first: Line) =>
  sentence(
    `o código ${quoted(id)} já está na ${first.place().pt}`,
    `the code ${quoted(id)} is in ${first.place().en} already`,
  );

const namesake = (id: string, first: Line) =>
  sentence(
    `outro produto (${first.place().pt}) já tem o código deste nome; este vira ${quoted(id)}. Com uma coluna "Código" os endereços não mudam quando as linhas mudam de ordem`,
    `another product (${first.place().en}) has this name's code already; this becomes ${quoted(id)}. With a column "ID" addresses do not change when rows change places`,
  );
