/** Words that a reader of only Portuguese does not understand: English, codes of the system, names of our fields and folders. */
const FOREIGN =
  /(?<![\p{L}\d_])(?:E[A-Z]{3,}(?:_[A-Z]+)?|UNKNOWN|errno|undefined|null|NaN|the|not|such|file|directory|system|error|is|open|read|space|device|permission|denied|failed|invalid|unexpected|unsupported|cannot|stream|found|given|name|description|category|price_in_cents|image_urls?|image_alt|list_price_in_cents|created_at|item_group_id|age_group|color|size|brand|stock|Jan|Feb|Apr|May|Aug|Sep|Oct|Dec)(?![\p{L}\d_])|(?:^|[\s(])(?:public|src|owner|tools|server|dist|node_modules)\/|^\s+at /gmu;

/** The foreign words in a message. A file's name, an address and a quoted text may be in any language. */
export const foreignWordsIn = (message: string): string[] => {
  const programsWords = message.replace(
    /"(?:[^"\\]|\\.)*"|“[^”]*”|\bhttps?:\S+|\/\S+|\b[\w-]+\.(?:json|csv|xlsx|ods|xls)\b/g,
    '',
  );
  return programsWords.match(FOREIGN) ?? [];
};

/** What the owner should do, or what a cell should hold: a part of each message about a mistake. */
export const ADVICE =
  /esperad[oa] |permitido: |(?<!\p{L})(?:abra|acrescente|apague|aumente|baixe|confira|copie|corrija|defina|deixe|destrave|digite|dê|encerre|encurte|escolha|escreva|esvazie|feche|formate|importe|mude|peça|ponha|preencha|reinicie|renove|rode|salve|tente|troque|use|veja)(?!\p{L})/iu;
