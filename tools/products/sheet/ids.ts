import { slug } from '@/shared/lib/text/slug';
import { quoted, worthKnowing, wrong, type Finding } from '../findings';
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
  `achado ${quoted(id)}: o programa abreviou o código; formate a coluna como texto e digite de novo`;

const repeated = (id: string, first: Line) => `o código ${quoted(id)} já está na ${first.place()}`;

const namesake = (id: string, first: Line) =>
  `outro produto (${first.place()}) já tem o código deste nome; este vira ${quoted(id)}. Com uma coluna "Código" os endereços não mudam quando as linhas mudam de ordem`;
