import { installPackages } from '../../tools/debianPackages';

/** What `find` finds; installs packages first if it finds nothing. Throws an error that names them. */
export function findOrInstall(find: () => string | undefined, ...packages: string[]): string {
  const found = find();
  if (found) return found;
  installPackages(packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(`A program for the tests is missing: install ${packages.join(' and ')}.`);
}
