import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { releaseName } from './tools/build/releaseName.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shop = JSON.parse(readFileSync(here('src/shared/config/shop.json'), 'utf8'));

/** Where the styles are that no shopper needs. */
const QA_PANEL = here('src/features/action-log');

/** The backend's address where `API_BASE_URL` names none. */
export const DEFAULT_API = 'http://localhost:3333';

/** What the browser's build and the prerendering one have in common; `styles` are the rules of what follows css-loader. */
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
            transpileOnly: true, // `npm run lint` checks the types.
            ...(production || { getCustomTransformers: () => ({ before: [reactRefresh()] }) }),
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
                url: { filter: (url) => !url.startsWith('/') }, // What is in public/ keeps its address.
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
        API_BASE_URL: DEFAULT_API,
        API_TIMEOUT_MS: '0',
        API_TRUSTED_ORIGINS: '',
      }),
      // The backend's own list in the place of the sample products (tools/build/snapshot.mjs).
      ...(snapshot ? [new webpack.NormalModuleReplacementPlugin(/\/builtInProducts$/, snapshot)] : []),
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(releaseName()).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
        ),
      ),
    ],
    performance: { hints: false },
  };
}

/** @returns {import('webpack').Configuration & { devServer: object }} */
export function browserConfig({ production, path = here('dist'), snapshot }) {
  // All pages' styles are one file, which each page has inline. QA's come with the panel.
  const styles = [
    { test: /\.scss$/, exclude: QA_PANEL, loader: MiniCssExtractPlugin.loader },
    { test: /\.scss$/, include: QA_PANEL, loader: 'style-loader' },
  ];
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
    },
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-source-map',
    plugins: [
      ...common.plugins,
      new HtmlPlugin({
        template: './src/app/index.html',
        templateParameters: ({ assets }) => ({
          shop,
          fonts: Object.keys(assets).filter((name) => /saira.*\.woff2$/.test(name)),
        }),
        scriptLoading: 'defer',
        minify: false,
      }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true, // Parts' styles share no element, and those of all are in a layer (global.scss).
      }),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      mangleExports: production && 'size',
      splitChunks: {
        cacheGroups: { styles: { type: 'css/mini-extract', name: 'main', chunks: 'all', enforce: true } },
      },
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
    devServer: { port: 3000, hot: true, historyApiFallback: true, static: false },
  };
}

/** The Node build of the entry that prerenders the pages, one file. */
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

/** For `npm run dev`; `npm run build` is tools/build/main.mjs. */
export default (_env, { mode }) => browserConfig({ production: mode === 'production' });
