/*
 * Stops an old Node with one clear line instead of a syntax error from deep inside a library.
 * Written in ES5, because the old Node must be able to run this file.
 */
/** @type {typeof import('../package.json')} */
var manifest = require('../package.json');
var needed = numbers(manifest.engines.node);
var found = numbers(process.versions.node);
var message = [
  'Node ' + process.versions.node + ' is too old:',
  'Canecamisa needs Node ' + needed.major + '.' + needed.minor + ' or newer.',
  'Install it (with nvm: "nvm install ' + needed.major + '") and try again.',
];

if (found.major < needed.major || (found.major === needed.major && found.minor < needed.minor)) {
  console.error(message.join(' '));
  process.exit(1);
}

/** @param {string} version such as '20.19.0' or '>=20.19.0' */
function numbers(version) {
  var parts = version.replace(/^\D+/, '').split('.').map(Number);
  return { major: parts[0] || 0, minor: parts[1] || 0 };
}
