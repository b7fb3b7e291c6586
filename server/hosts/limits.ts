import { statSync } from 'node:fs';
import { sentence, type Sentence } from '../language.mjs';
import type { Shop } from './shop';

/** What a host accepts, as its documentation says; an absent limit is not known, or out of reach. */
interface Limits {
  files?: number;
  /** MiB of the largest file. */
  fileMiB?: number;
  /** MiB of all files. */
  allMiB?: number;
}

const MIB = 2 ** 20;

/** Warns of each limit of a host that a build exceeds. */
export function limitWarnings({ folder, files }: Shop, { files: most, fileMiB, allMiB }: Limits): Sentence[] {
  const warnings: Sentence[] = [];
  const sizes = files.map((file) => ({ file, bytes: statSync(folder + file).size }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (most !== undefined && files.length > most)
    warnings.push(
      sentence(
        `o host aceita ${most} arquivos, e a loja tem ${files.length}: diminua PRERENDER_PRODUCTS, ou use outro host.`,
        `the host accepts ${most} files, and the shop has ${files.length}: lower PRERENDER_PRODUCTS, or use another host.`,
      ),
    );
  for (const { file, bytes } of sizes)
    if (fileMiB !== undefined && bytes > fileMiB * MIB)
      warnings.push(
        sentence(
          `o host aceita arquivos de até ${fileMiB} MiB, e ${file} tem ${Math.ceil(bytes / MIB)}.`,
          `the host accepts files of at most ${fileMiB} MiB, and ${file} has ${Math.ceil(bytes / MIB)}.`,
        ),
      );
  if (allMiB !== undefined && total > allMiB * MIB)
    warnings.push(
      sentence(
        `o host aceita ${allMiB} MiB ao todo, e a loja tem ${Math.ceil(total / MIB)}.`,
        `the host accepts ${allMiB} MiB in all, and the shop has ${Math.ceil(total / MIB)}.`,
      ),
    );
  return warnings;
}
