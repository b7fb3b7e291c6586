import ts from 'typescript';

const heading = (level: number, text: string) => `${'#'.repeat(level)} ${text}`;

function section(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `- ${name}: ${ts.displayPartsToString(text)}`);
  const declarations = (symbol.declarations ?? []).map((declaration) =>
    (ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration).getText(),
  );
  return [
    heading(3, exported.name),
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags.join('\n'),
    `\`\`\`ts\n${declarations.join('\n')}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The page of what a package exports, in Markdown: each name with its docstring and its declaration.
 * @param entries files of declarations (`.d.ts`) by the specifier that imports them
 */
export function packageApi(entries: Readonly<Record<string, string>>): string {
  const program = ts.createProgram(Object.values(entries), { module: ts.ModuleKind.NodeNext });
  const checker = program.getTypeChecker();
  const pages = Object.entries(entries).map(([specifier, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = module ? checker.getExportsOfModule(module) : [];
    return [heading(2, specifier), ...exports.map((exported) => section(checker, exported))].join('\n\n');
  });
  return `${[heading(1, 'API'), ...pages].join('\n\n')}\n`;
}
