/**
 * The imports of what some lines of code use.
 * @param imports by module, the names that they may use
 */
export function importsFor(
  lines: readonly string[],
  imports: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const used = names.filter((name) => lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}';`] : [];
  });
}
