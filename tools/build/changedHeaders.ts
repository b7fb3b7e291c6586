import type { BuildHeaders } from '../../server/headers.mjs';

/** The headers without the hashes of inline code, which a build repeats from the one before. */
const settled = ({ page, file, basePath }: BuildHeaders) =>
  JSON.stringify([page, file, basePath]).replaceAll(/ 'sha256-[^']*'/g, '');

/**
 * Warns if the pages of a build need other headers than those of the build before. `npm run serve` reads the
 * new ones by itself; a server that goes on with the old ones would refuse the new styles.
 */
export function changedHeaders(before: BuildHeaders, now: BuildHeaders): string[] {
  const isFirst = Object.keys(before.page).length === 0;
  const isCovered =
    settled(now) === settled(before) &&
    (['scripts', 'styles'] as const).every((kind) =>
      now.inlineCode[kind].every((hash) => before.inlineCode[kind].includes(hash)),
    );
  return isFirst || isCovered
    ? []
    : [
        'as páginas precisam de outros cabeçalhos que os da construção anterior. Com nginx, escreva a configuração de novo (npm run host -- nginx) e recarregue o nginx; senão os navegadores mostram a loja sem cores. Em outro host, rode npm run host de novo também.',
      ];
}
