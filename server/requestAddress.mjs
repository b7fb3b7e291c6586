/**
 * What the address of a request means for a built shop: which address of the shop it is, and which rule answers that.
 */
import { rules } from './rules.mjs';

const patterns = rules.map(({ path }) => new RegExp(`^/(?:${path})$`));

/**
 * The rule for a path, with the groups of its pattern filled in; undefined if no rule matches.
 * @param {string} path decoded, relative to the shop: '/canecas/2'
 */
export function ruleFor(path) {
  const index = patterns.findIndex((pattern) => pattern.test(path));
  const rule = rules[index];
  const groups = patterns[index]?.exec(path) ?? [];
  /** @param {string} text */
  const filled = (text) => text.replace(/\$(\d)/g, (_, number) => groups[Number(number)] ?? '');
  if (!rule) return undefined;
  return 'redirect' in rule
    ? { ...rule, redirect: filled(rule.redirect) }
    : { ...rule, files: rule.files.map(filled) };
}

/**
 * The address that the server looks up: it always begins with one slash, also for the request targets '*' and
 * 'http://host/path'. If the percent-encoding is invalid, each '%' is a literal '%'.
 * @param {string} target
 */
export function tidied(target) {
  const url = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\/*/, '/');
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * Maps an address of the server to one of a shop below a path. Returns an address of the shop, or a redirect,
 * or neither. The root of the server and the path without its slash redirect to the shop.
 * @param {string} url tidied
 * @param {string} basePath '/loja'; empty for the root
 */
export function destination(url, basePath) {
  if (!basePath) return { address: url };
  if (url.startsWith(`${basePath}/`)) return { address: url.slice(basePath.length).replace(/^\/+/, '/') };
  const end = url.search(/\?|$/);
  const isHome = ['/', basePath].includes(url.slice(0, end));
  return isHome ? { redirect: `${basePath}/${url.slice(end)}` } : {};
}
