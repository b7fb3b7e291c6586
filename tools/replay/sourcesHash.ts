import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashed } from '../../owner/hashed';

/** What a build is made of, below the project's root. */
const OF_PROJECT = [
  ...['src', 'packages', 'public', 'owner', 'server', 'tools'],
  ...['webpack.config.js', 'tsconfig.json', 'package-lock.json'],
];

/** What an owner writes beside the file of the settings. */
const OF_OWNER = ['products.json', 'photos', 'pages'];

/** What is not a source in these folders: it is made from sources, or only tests read it. */
const NO_SOURCE =
  /(^|[\\/])(node_modules|dist|\.cache)[\\/]|\.test\.tsx?$|[\\/]API\.md$|^public[\\/]pictures[\\/].*\.(avif|webp)$/;

interface Sources {
  /** The project's root. */
  root: string;
  /** The absolute path of the file of the settings. */
  settings: string;
  /** The folder of the owner's other files. */
  ownFolder: string;
  /** The values of the environment variables. */
  environment: object;
}

/**
 * A hash of everything from which a build is made: paths and contents. A time would miss a file that was deleted, or a photo that
 * was copied with its old date.
 */
export function sourcesHash({ root, settings, ownFolder, environment }: Sources): string {
  const paths = [
    ...OF_PROJECT.map((path) => join(root, path)),
    settings,
    ...OF_OWNER.map((path) => join(ownFolder, path)),
  ];
  const contents = paths
    .flatMap(filesAt)
    .sort()
    .flatMap((file) => [`\n${file}\n`, readFileSync(file)]);
  return hashed(24, JSON.stringify(environment), ...contents);
}

/** A file, or all sources in a folder; none if the path does not exist. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !NO_SOURCE.test(join(basename(path), name)))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
