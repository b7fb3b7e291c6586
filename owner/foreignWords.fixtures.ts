/** Words that a reader of only Portuguese does not understand: English, codes of the system, names of our fields and folders. */
const FOREIGN =
  /\b(?:E[A-Z]{3,}(?:_[A-Z]+)?|UNKNOWN|errno|undefined|null|NaN|the|not|such|file|directory|system|error|is|open|read|space|device|permission|denied|failed|invalid|unexpected|unsupported|cannot|stream|found|given|name|description|category|price_in_cents|image_urls?|image_alt|list_price_in_cents|created_at|item_group_id|age_group|color|size|brand|stock)\b|\b(?:Jan|Feb|Apr|May|Aug|Sep|Oct|Dec)\b|(?:^|[\s(])(?:public|src|owner|tools|server|dist|node_modules)\/|^\s+at /gm;

/** The foreign words in a message. A file's name, an address and a quoted text may be in any language. */
export const foreignWordsIn = (message: string): string[] => {
  const programsWords = message.replace(
    /"(?:[^"\\]|\\.)*"|“[^”]*”|\bhttps?:\S+|\/\S+|\b[\w-]+\.(?:json|csv|xlsx|ods|xls)\b/g,
    '',
  );
  return programsWords.match(FOREIGN) ?? [];
};
