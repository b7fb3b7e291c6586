/**
 * The language of the commands that an owner uses: Portuguese, and English with `--lang en`.
 */

/** @typedef {'pt' | 'en'} Language */
/** @typedef {Readonly<Record<Language, string>>} Sentence a sentence in each language */

/**
 * @param {string} pt
 * @param {string} en
 * @returns {Sentence}
 */
export const sentence = (pt, en) => ({ pt, en });

/**
 * A text that is the same in both languages, such as a name or an address.
 * @param {string} text
 * @returns {Sentence}
 */
export const verbatim = (text) => ({ pt: text, en: text });

/** @type {Language} */
export const language = /(^| )--lang[ =]en( |$)/.test(process.argv.join(' ')) ? 'en' : 'pt';

/**
 * A sentence in the language of this command.
 * @param {Sentence} sentence
 */
export const spoken = (sentence) => sentence[language];

/**
 * Sentences in one: each language's texts, joined.
 * @param {readonly Sentence[]} sentences
 * @param {string} [between]
 * @returns {Sentence}
 */
export const joined = (sentences, between = '') => ({
  pt: sentences.map(({ pt }) => pt).join(between),
  en: sentences.map(({ en }) => en).join(between),
});

/** The first word of a warning. */
export const WARNING = sentence('Atenção:', 'Warning:');
