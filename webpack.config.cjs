/**
 * Builds the add-on into build/: Code.js from src/addon/main.ts, one self-contained file for each HTML page, and
 * the manifest. The same sources give the same bytes on every machine; build/ is committed and a test holds it
 * against a fresh build.
 */
const path = require('node:path');
const GasPlugin = require('gas-webpack-plugin');
const { AddonFiles } = require('./scripts/addonFiles.cjs');
const { ShrinkCode } = require('./scripts/shrinkCode.cjs');

module.exports = {
  mode: 'production',
  // Shrinking the whole file would drop the names and the help text Google needs: ShrinkCode knows what to leave.
  optimization: { minimize: false },
  context: __dirname,
  entry: './src/addon/main.ts',
  // es2020 is what Apps Script's V8 reads as a plain script.
  target: ['web', 'es2020'],
  devtool: false,
  output: { path: path.join(__dirname, 'build'), filename: 'Code.js', clean: true },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'esbuild-loader',
        // Inline legal comments keep the JSDoc blocks marked @preserve, which Google Sheets shows as help.
        options: { target: 'es2020', legalComments: 'inline' },
      },
    ],
  },
  performance: { hints: 'error', maxAssetSize: 150_000, maxEntrypointSize: 300_000 },
  plugins: [
    new GasPlugin({ autoGlobalExportsFiles: [], include: ['src/addon/main.ts'] }),
    new ShrinkCode({
      file: 'Code.js',
      target: 'es2020',
      banner:
        '/**\n * The built add-on: made from its sources by `npm run build`, not to be edited.\n *\n * @OnlyCurrentDoc\n */',
    }),
    new AddonFiles({ manifest: 'appsscript.json', pages: ['src/sidebar', 'src/players'] }),
  ],
  stats: 'errors-warnings',
};
