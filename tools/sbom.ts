import { execFileSync } from 'node:child_process';

/** As much as is read of a software bill of materials in CycloneDX's format. */
interface Sbom {
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string }; expression?: string }[];
  }[];
}

/**
 * The bill of materials as npm writes it, of what is installed.
 * @param options of `npm sbom`: `--omit dev` leaves out what only developers need
 * @throws where a package is missing, or not of the version that another asks for
 */
export const sbomText = (...options: string[]) =>
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options], {
    encoding: 'utf8',
    maxBuffer: 100e6,
  });

/** Each package's name and version, with its licence as an SPDX expression; undefined where it declares none. */
export function licencesIn(text: string) {
  const { components } = JSON.parse(text) as Sbom;
  return components.map(({ name, version, licenses = [] }) => ({
    name: `${name}@${version}`,
    licence: licenses.map(({ license, expression }) => expression ?? license?.id)[0],
  }));
}
