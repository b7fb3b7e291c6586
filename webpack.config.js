import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import webpack from 'webpack';
import { pageNames } from './src/shared/addresses/addresses.mjs';
import { folders } from './src/shared/addresses/folders.mjs';
import { WEBPACK_POLICY } from './src/shared/config/trustedTypes.mjs';
import { replacements } from './tools/build/replacements.mjs';

/** For tools in TypeScript: jiti would load a second copy of webpack, whose classes are not those of the plugins below. */
export { webpack };

/** The path at which the development server says what was edited. */
export const HOT = '/hot';

/** @param {string} path from this folder */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The style sheet of the QA panel's shadow root: a text in its script. */
const PANEL = /action-log-panel[\\/]src[\\/]panel\.scss$/;

/**
 * What both builds are made from.
 * @typedef {object} Source
 * @property {import('./src/shared/config/buildVariables').BuildVariables} variables of the build
 * @property {Readonly<Record<string, string>>} aliases in imports (owner/aliases.ts)
 * @property {string} brand the folder of the shop's brand (owner/brand/brandFolder.ts)
 * @property {string | undefined} [pictures] a module that replaces the list of pictures (makePhotos.ts)
 */

/**
 * A configuration to which others add plugins.
 * @typedef {webpack.Configuration & Required<Pick<webpack.Configuration, 'plugins'>>} Config
 */

/**
 * The common configuration of both builds.
 * @param {Source & { production: boolean, styles: webpack.RuleSetRule[], exportOnlyLocals?: boolean }} options
 *   styles: rules for the output of css-loader; exportOnlyLocals: class names without styles
 * @returns {Config}
 */
function shared({ variables, aliases, production, styles, exportOnlyLocals, brand, pictures }) {
  return {
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['canecamisa', '...'],
      alias: { ...aliases, '@brand': brand },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(production ? [] : [here('tools/refreshLoader.js')]),
            {
              loader: 'ts-loader',
              options: {
                configFile: here('tsconfig.json'), // Not that of the package which is compiled first.
                transpileOnly: true, // `npm run lint` checks the types.
                ...(production ? {} : { getCustomTransformers: () => ({ before: [reactRefresh()] }) }),
              },
            },
          ],
        },
        ...styles,
        {
          test: PANEL,
          type: 'asset/source',
          use: { loader: 'sass-loader', options: { sassOptions: { style: 'compressed' } } },
        },
        {
          test: /\.scss$/,
          exclude: PANEL,
          use: [
            {
              loader: 'css-loader',
              options: {
                sourceMap: !production, // A built page has inline styles.
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  exportOnlyLocals,
                  localIdentName: '[1]-[local]',
                  localIdentRegExp: '(\\w+)\\.module',
                },
              },
            },
            {
              loader: 'sass-loader',
              options: { sassOptions: { style: production ? 'compressed' : 'expanded', charset: false } },
            },
          ],
        },
        { test: /(?:saira|logo)\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(pictures ? [new webpack.NormalModuleReplacementPlugin(/\/avifPictures$/, pictures)] : []),
      new webpack.DefinePlugin(replacements(variables)),
    ],
    performance: { hints: false },
  };
}

/**
 * The build for browsers.
 * @param {Source & { production: boolean, path?: string }} options path: the folder for the files
 * @returns {Config}
 */
export function browserConfig({ production, path = here('dist'), ...given }) {
  // A page has inline styles; those of other pages and the QA panel are loaded with their code.
  const styles = [{ test: /\.scss$/, exclude: PANEL, loader: MiniCssExtractPlugin.loader }];
  const common = shared({ ...given, production, styles });
  const { BASE_PATH } = given.variables;
  return {
    ...common,
    mode: production ? 'production' : 'development',
    entry: [
      ...(production
        ? []
        : [`webpack-hot-middleware/client?reload=true&path=${BASE_PATH}${HOT}`, './tools/refreshEntry.js']),
      './src/app/browser/browser.ts',
    ],
    output: {
      path,
      publicPath: `${BASE_PATH}/`,
      filename: production ? `${folders.assets}/[name].[contenthash:8].js` : `${folders.assets}/[name].js`,
      assetModuleFilename: `${folders.assets}/[name].[contenthash:8][ext]`,
      clean: true,
      ...(production && { trustedTypes: WEBPACK_POLICY }),
    },
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-source-map',
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({
        filename: production
          ? `${folders.assets}/[name].[contenthash:8].css`
          : `${folders.assets}/[name].css`,
        ignoreOrder: true, // No element is styled by two modules, and global.scss is in a layer.
      }),
      ...(production ? [] : [new webpack.HotModuleReplacementPlugin()]),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false, // One chunk compresses better than two. The QA panel has a copy of what it shares.
          defaultVendors: false,
          // Modules that more than one page needs, and an owner's list of pictures: otherwise each page's chunk would have
          // a copy.
          pages: {
            test: /[\\/]src[\\/].*\.(tsx?|scss)$|[\\/]pictures\.js$/,
            name: 'main',
            chunks: ({ name }) => pageNames.some((page) => page === name),
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
  };
}

/**
 * The build that prerenders the pages in Node: one file.
 * @param {Source & { path: string }} options path: the folder for the file
 * @returns {Config}
 */
export function prerenderConfig({ path, ...given }) {
  const common = shared({ ...given, production: true, styles: [], exportOnlyLocals: true });
  return {
    ...common,
    mode: 'production',
    entry: './src/app/prerender/prerender.tsx',
    output: { path, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    target: 'node20',
    devtool: false,
    plugins: [...common.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
  };
}
