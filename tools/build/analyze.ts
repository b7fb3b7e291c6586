/**
 * `npm run analyze`: a page that shows the packages and modules of the shopper's scripts by their size.
 */
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { readEnvironment } from '../../server/environment/readEnvironment.mjs';
import { settingsOrExit } from '../settings/readSettings';
import { browserConfig } from '../../webpack.config.js';

const path = fileURLToPath(new URL('../../node_modules/.cache/analyze', import.meta.url));
const config = browserConfig({
  environment: readEnvironment(),
  settings: settingsOrExit(),
  production: true,
  path,
});
const report = new BundleAnalyzerPlugin({
  analyzerMode: 'static',
  reportFilename: `${path}/report.html`,
  openAnalyzer: false,
  compressionAlgorithm: 'brotli',
  defaultSizes: 'brotli',
});
webpack({ ...config, plugins: [...config.plugins, report] }).run((error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  console.log(`Open ${path}/report.html`);
});
