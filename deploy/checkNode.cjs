/*
 * Stops an old Node with one clear line instead of a syntax error from deep inside a library.
 * ES5 on purpose: the Node that has to be told must be able to read this file.
 */
var needed = require('../package.json').engines.node.match(/\d+/g).map(Number);
var found = process.versions.node.split('.').map(Number);
var message = [
  'Node ' + process.versions.node + ' is too old:',
  'Canecamisa needs Node ' + needed[0] + '.' + needed[1] + ' or newer.',
  'Install it (with nvm: "nvm install ' + needed[0] + '") and try again.',
];

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(message.join(' '));
  process.exit(1);
}
