/**
 * Makes the bundle behind the top-level functions small: Apps Script reads the whole file at every menu click and
 * every calculated cell. The functions themselves stay as they are, since Google finds them by name and Google
 * Sheets shows their JSDoc and their arguments as help.
 */
const { parse } = require('acorn');
const esbuild = require('esbuild');
const { Compilation, sources } = require('webpack');

const NAME = 'ShrinkCode';

class ShrinkCode {
  /** `banner` is a comment for the top of the file. */
  constructor({ file, target, banner }) {
    this.file = file;
    this.target = target;
    this.banner = banner;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const code = String(compilation.getAsset(this.file).source.source());
        compilation.updateAsset(this.file, new sources.RawSource(this.shrink(code)));
      });
    });
  }

  shrink(code) {
    const { body } = parse(code, { ecmaVersion: 2020, sourceType: 'script' });
    const bundle = body.find((statement) => statement.type !== 'FunctionDeclaration');
    const small = esbuild.transformSync(code.slice(bundle.start), {
      target: this.target,
      minify: true,
      legalComments: 'none',
    });
    return `${this.banner}\n${code.slice(0, bundle.start)}${small.code}`;
  }
}

module.exports = { ShrinkCode };
