/** The project's folder. CommonJS, because only there every runner of these tools (Jest, Playwright, jiti) finds it. */
module.exports = require('node:path').resolve(__dirname, '..');
