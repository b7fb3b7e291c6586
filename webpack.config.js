import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TypeChecker from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { chosenPort } from './deploy/port.mjs';
import shop from './src/shared/config/shop.json' with { type: 'json' };
import { ChunkIntegrity } from './tools/build/ChunkIntegrity.js';
import { releaseName } from './tools/build/releaseName.js';

/** @param {string} path from this folder */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A configuration whose list of plugins others add to.
 * @typedef {webpack.Configuration & Required<Pick<webpack.Configuration, 'plugins'>>} Config
 */

/**
 * What the browser's build and the prerendering one have in common.
 * @param {object} options
 * @param {boolean} options.production
 * @param {webpack.RuleSetRule[]} options.styles what is done with the output of css-loader
 * @param {boolean} [options.exportOnlyLocals] only the names of the classes, no styles
 * @param {string | undefined} [options.snapshot] a module in place of the sample products (tools/build/snapshot.ts)
 * @returns {Config}
 */
function shared({ production, styles, exportOnlyLocals, snapshot }) {
  return {
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': here('src') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true, // TypeChecker checks the types in development, `npm run lint` always.
            ...(production ? {} : { getCustomTransformers: () => ({ before: [reactRefresh()] }) }),
          },
        },
        ...styles,
        {
          test: /\.scss$/,
          use: [
            {
              loader: 'css-loader',
              options: {
                sourceMap: !production, // A built page has its styles inline.
                // What is in public/ keeps its address.
                url: { filter: (/** @type {string} */ url) => !url.startsWith('/') },
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  exportOnlyLocals,
                  localIdentName: production ? '[hash:base64:4]' : '[name]-[local]',
                },
              },
            },
            { loader: 'sass-loader', options: { sassOptions: { style: 'expanded' } } },
          ],
        },
        { test: /saira\.woff2$/, type: 'asset/resource' },
        { test: /logo\.woff2$/, type: 'asset/inline' }, // 1.2 KB: a request of its own would keep the scripts waiting.
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin({
        API_BASE_URL: '',
        API_TIMEOUT_MS: '0',
        API_TRUSTED_ORIGINS: '',
        LOG_ORIGINS: '',
      }),
      ...(snapshot ? [new webpack.NormalModuleReplacementPlugin(/\/builtInProducts$/, snapshot)] : []),
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries({ ...releaseName(), WHATSAPP: shop.whatsapp }).map(([name, text]) => [
            `process.env.${name}`,
            JSON.stringify(text),
          ]),
        ),
      ),
    ],
    performance: { hints: false },
  };
}

/**
 * The shop as the browser loads it.
 * @param {object} options
 * @param {boolean} options.production
 * @param {string} [options.path] the folder for the files
 * @param {string | undefined} [options.snapshot]
 * @returns {Config}
 */
export function browserConfig({ production, path = here('dist'), snapshot }) {
  // A page has its styles inline, and loads another page's, or the QA panel's, with its code.
  const styles = [{ test: /\.scss$/, loader: MiniCssExtractPlugin.loader }];
  const common = shared({ production, styles, snapshot });
  return {
    ...common,
    mode: production ? 'production' : 'development',
    entry: './src/app/browser.ts',
    output: {
      path,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
      ...(production && { trustedTypes: 'webpack' }), // A policy that deploy/headers.mjs allows.
      strictModuleErrorHandling: !production, // After an edit that throws, what imports it stays as it was.
    },
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-source-map',
    plugins: [
      ...common.plugins,
      new HtmlPlugin({
        template: './src/app/index.html',
        templateParameters: { shop },
        scriptLoading: 'defer',
        minify: false,
      }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true, // No element is styled by two modules, and global.scss is in a layer.
      }),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...(production
        ? [new ChunkIntegrity()]
        : [new ReactRefreshPlugin({ overlay: false }), new TypeChecker()]),
    ],
    optimization: {
      mangleExports: production && 'size',
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            module: true,
            // Beside Terser's defaults these save 0.5 KB after compression; further options save nothing.
            compress: { passes: 2, inline: 1, hoist_vars: true },
            // The browser compiles all of it while it downloads, not function by function as they are called.
            format: { comments: false, preamble: '//# allFunctionsCalledOnLoad' },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
  };
}

/**
 * The build of the entry that prerenders the pages in Node: one file.
 * @param {object} options
 * @param {string} options.path the folder for the file
 * @param {string | undefined} [options.snapshot]
 * @returns {Config}
 */
export function prerenderConfig({ path, snapshot }) {
  const common = shared({ production: true, styles: [], exportOnlyLocals: true, snapshot });
  return {
    ...common,
    mode: 'production',
    entry: './src/app/prerender.tsx',
    output: { path, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    target: 'node20',
    devtool: false,
    plugins: [...common.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
  };
}

/**
 * For `npm run dev`; `npm run build` is tools/build/build.ts.
 * @returns {Config & { devServer: import('webpack-dev-server').Configuration }}
 */
export default () => ({
  ...browserConfig({ production: false }),
  devServer: {
    port: chosenPort(),
    historyApiFallback: { disableDotRule: true },
    static: false,
  },
});
