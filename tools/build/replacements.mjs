/** @typedef {import('../../src/shared/config/buildVariables').BuildVariables} BuildVariables */

/**
 * What a bundler replaces in the source: `process.env.NAME` by a text.
 * @param {Partial<BuildVariables> & { NODE_ENV?: string }} variables
 * @returns {Record<string, string>}
 */
export const replacements = (variables) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
  );
