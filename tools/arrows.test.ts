import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { fromRoot } from '../owner/fromRoot';

// The first diagram of docs/architecture.md says which folder may import which. The arrows are read there, so the
// document and the check cannot differ. steiger checks the layers within `src`.

const diagram =
  /```mermaid\n(.*?)```/s.exec(readFileSync(fromRoot('docs/architecture.md'), 'utf8'))?.[1] ?? '';

/** The rooms by their names in the diagram: `log` is `action-log`. A room is a top folder, or a package. */
const rooms = new Map(
  [...diagram.matchAll(/^ *(\w+)\["([\w-]+)/gm)].map(([, id = '', room = '']) => [id, room]),
);

/** All arrows, each as 'tools -> src'. */
const arrows = [...diagram.matchAll(/^ *(\w+) --> (.+)$/gm)].flatMap(([, from = '', targets = '']) =>
  targets.split(' & ').map((to) => `${rooms.get(from)} -> ${rooms.get(to)}`),
);

const isRoom = (name: string) => [...rooms.values()].includes(name);

/** The room of a path from the project's folder; undefined for a file of that folder itself. */
function roomOf(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/');
  const name = top === 'packages' ? second : top;
  return isRoom(name) ? name : undefined;
}

/** The room that an import leads to; undefined if it leads to npm's packages. */
function roomOfImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return roomOf(posix.join(posix.dirname(file), specifier));
  const [name = ''] = specifier.split('/');
  if (name === '@') return 'src';
  return isRoom(name) ? name : undefined;
}

interface Crossing {
  file: string;
  specifier: string;
  arrow: string;
}

/** The imports of a file that lead to another room: static and dynamic ones, and those of types. */
function crossingsOf(file: string): Crossing[] {
  const from = roomOf(file);
  return preProcessFile(readFileSync(fromRoot(file), 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const to = roomOfImport(file, fileName);
    return to === undefined || to === from ? [] : { file, specifier: fileName, arrow: `${from} -> ${to}` };
  });
}

const files = ['src', 'packages', 'owner', 'server', 'tools', 'tests', 'bench'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { encoding: 'utf8', recursive: true })
    .filter((path) => /\.([cm]?js|tsx?)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => posix.join(folder, path)),
);
const crossings = files.flatMap(crossingsOf);

/** The tests of these three use the helpers in `tests`. */
const isTestWithHelper = ({ file, arrow }: Crossing) =>
  file.includes('.test.') && /^(owner|server|tools) -> tests$/.test(arrow);

it('every import between two folders has its arrow', () => {
  const refused = crossings.filter(
    (crossing) => !arrows.includes(crossing.arrow) && !isTestWithHelper(crossing),
  );
  expect(refused.map(({ file, specifier, arrow }) => `${file} imports ${specifier}: ${arrow}`)).toEqual([]);
});

it('every arrow is of imports that exist', () => {
  expect(arrows.length).toBeGreaterThan(20);
  const used = new Set(crossings.map(({ arrow }) => arrow));
  expect(arrows.filter((arrow) => !used.has(arrow))).toEqual([]);
});
