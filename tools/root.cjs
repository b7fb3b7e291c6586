/** The project's folder. CommonJS, because `__dirname` works in every runner of these tools (Jest, Playwright, jiti). */
module.exports = require('node:path').resolve(__dirname, '..');
