import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { releaseName } from './tools/releaseName.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shop = JSON.parse(readFileSync(here('src/shared/config/shop.json'), 'utf8'));
const compressible = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;

/** @returns {import('webpack').Configuration & { devServer: object }} */
export default (_env, { mode }) => {
  const production = mode === 'production';
  return {
    entry: './src/app/browser.tsx',
    output: {
      path: here('dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-source-map',
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
        {
          test: /\.scss$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                url: { filter: (url) => !url.startsWith('/') }, // What is in public/ keeps its address.
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:4]' : '[name]-[local]',
                },
              },
            },
            { loader: 'sass-loader', options: { sassOptions: { style: 'expanded' } } },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        // The names of react-router's components keep all of them in the shopper's download, 5 KB, used or not.
        {
          test: /node_modules[\\/]react-router[\\/].*\.m?js$/,
          loader: 'string-replace-loader',
          options: {
            multiple: [
              { search: /^\w+\.displayName = .*;$/gm, replace: '' },
              {
                search: / = (React\d*\.(?:createContext|forwardRef|memo)\()/g,
                replace: ' = /*#__PURE__*/ $1',
              },
            ],
          },
        },
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin({
        API_BASE_URL: 'http://localhost:3333',
        API_TIMEOUT_MS: '0',
        API_TRUSTED_ORIGINS: '',
      }),
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(releaseName()).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
        ),
      ),
      new HtmlPlugin({
        template: './src/app/index.html',
        templateParameters: ({ assets }) => ({
          shop,
          fonts: Object.keys(assets).filter((name) => name.endsWith('.woff2')),
        }),
        scriptLoading: 'defer',
      }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      }),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...(production
        ? [
            new CompressionPlugin({ test: compressible, filename: '[path][base].gz', minRatio: 1 }),
            new CompressionPlugin({
              test: compressible,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 1,
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    devServer: { port: 3000, hot: true, historyApiFallback: true, static: false },
  };
};
