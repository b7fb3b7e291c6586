import { slug } from '@/shared/lib/text';
import type { Earlier } from '../ownList';
import { quoted, worthKnowing, wrong, type Problem } from '../problems';
import type { Line } from './columns';

/** An id, made from a name, that no other product has: 'caneca-azul', 'caneca-azul-2' and so on. */
function freeId(name: string, lineOfId: { has: (id: string) => boolean }): string {
  const base = slug(name) || 'produto';
  let id = base;
  for (let number = 2; lineOfId.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

/**
 * The id of each line, in order: the content of its cell, or the id that its name had in the import before, or
 * the slug of its name, so that the next import gives the same id.
 * @param isUpdate whether the lines only change products of the list, so that another code is no remedy
 */
export function idsOf(lines: readonly Line[], before: readonly Earlier[], isUpdate: boolean) {
  const problems: Problem[] = [];
  const lineOfId = new Map<string, Line>();
  const known = new Map(before.toReversed().map(({ id, name }) => [name, id]));
  for (const line of lines) {
    const { text: id } = line.cell('id');
    const first = lineOfId.get(id);
    if (first)
      problems.push(
        wrong(
          line.place('id'),
          `o código ${quoted(id)} já está na ${first.place()}; ${isUpdate ? 'apague uma das linhas' : 'dê outro a um dos dois'}`,
        ),
      );
    else if (id) lineOfId.set(id, line);
  }
  const ids = lines.map((line) => {
    const [{ text: idOfCell }, { text: name }] = [line.cell('id'), line.cell('name')];
    if (idOfCell) return idOfCell;
    const earlier = known.get(name);
    const namesake = lineOfId.get(freeId(name, new Set()));
    const id = earlier !== undefined && !lineOfId.has(earlier) ? earlier : freeId(name, lineOfId);
    lineOfId.set(id, line);
    // A product that is on two sheets is probably the same one: it would be sold twice.
    if (namesake && namesake.sheet !== line.sheet)
      problems.push(
        wrong(
          line.place('name'),
          `este produto já está na ${namesake.place()}: apague um deles, oculte a planilha que não é da loja, ou dê a cada um seu código`,
        ),
      );
    else if (namesake)
      problems.push(
        worthKnowing(
          line.place('name'),
          `outro produto (${namesake.place()}) já tem o código deste nome; este vira ${quoted(id)}. Com uma coluna "Código" os endereços não mudam quando as linhas mudam de ordem`,
        ),
      );
    return id;
  });
  return { ids, problems };
}
