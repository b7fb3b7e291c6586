/** The project's folder. CommonJS, because `__dirname` works in Jest, Playwright and jiti. */
module.exports = require('node:path').resolve(__dirname, '..');
