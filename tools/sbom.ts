import { execFileSync } from 'node:child_process';

/** The fields that are read from a software bill of materials in CycloneDX's format. */
interface Sbom {
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string }; expression?: string }[];
  }[];
}

/**
 * The bill of materials of the installed packages, from npm.
 * @param options of `npm sbom`: `--omit dev` leaves out the packages that only developers need
 * @throws if a package is missing, or has another version than one that depends on it requires
 */
export const sbomText = (...options: string[]) =>
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options], {
    encoding: 'utf8',
    maxBuffer: 100e6,
  });

/** Each package's name and version, and its licence as an SPDX expression, or undefined if it declares none. */
export function licencesIn(text: string) {
  const { components } = JSON.parse(text) as Sbom;
  return components.map(({ name, version, licenses = [] }) => ({
    name: `${name}@${version}`,
    licence: licenses.map(({ license, expression }) => expression ?? license?.id)[0],
  }));
}
