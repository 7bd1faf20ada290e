/**
 * A webpack plugin that puts the files beside Code.js into the build: the manifest as it is, and every HTML page
 * with its own styles and scripts inlined, because Apps Script serves a page from one file.
 *
 * A page refers to its files as usual: `<link rel="stylesheet" href="sidebar.css">` and
 * `<script src="sidebar.ts"></script>`. Addresses with a scheme are left alone.
 */
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const SCRIPT = /<script\b[^>]*\bsrc="[^"]*"[^>]*>\s*<\/script>/g;
/** The address in a tag, when it is a file beside the page and not `https:...`. */
const FILE_BESIDE = /\b(?:href|src)="([^":]+)"/;

/** Bundles one script or stylesheet; adds every file it was made from to `sources`. */
function bundle(file, root, sources) {
  const result = esbuild.buildSync({
    absWorkingDir: root,
    entryPoints: [path.relative(root, file)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    logLevel: 'silent',
  });
  Object.keys(result.metafile.inputs).forEach((input) => sources.add(path.join(root, input)));
  return result.outputFiles[0].text.trim();
}

/**
 * The page as one file, and the files it was made from.
 *
 * @param {string} file the page's path
 * @param {string} root the folder that paths in the page's comments are relative to
 * @returns {{html: string, sources: Set<string>}}
 */
function inlinePage(file, root) {
  const sources = new Set([file]);
  const inlined = (element) => (tag) => {
    const name = FILE_BESIDE.exec(tag)?.[1];
    if (!name) return tag;
    return `<${element}>\n${bundle(path.join(path.dirname(file), name), root, sources)}\n</${element}>`;
  };
  const html = fs.readFileSync(file, 'utf8').replace(STYLESHEET, inlined('style')).replace(SCRIPT, inlined('script'));
  return { html, sources };
}

/** The HTML files of a folder in order of name; none when there is no such folder. */
function pagesIn(folder) {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.html'));
  return names.sort().map((name) => path.join(folder, name));
}

class AddonFiles {
  /** @param {{manifest: string, pages: string[]}} options paths relative to webpack's context */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    const root = compiler.context;
    compiler.hooks.thisCompilation.tap('AddonFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emit = (name, text, madeFrom) => {
        if (compilation.getAsset(name)) compilation.errors.push(new WebpackError(`Two pages are called ${name}.`));
        else compilation.emitAsset(name, new sources.RawSource(text));
        madeFrom.forEach((file) => compilation.fileDependencies.add(file));
      };
      compilation.hooks.processAssets.tap({ name: 'AddonFiles', stage }, () => {
        const manifest = path.join(root, this.options.manifest);
        emit('appsscript.json', fs.readFileSync(manifest, 'utf8'), [manifest]);
        for (const folder of this.options.pages) {
          for (const file of pagesIn(path.join(root, folder))) {
            const page = inlinePage(file, root);
            emit(path.basename(file), page.html, page.sources);
          }
        }
      });
    });
  }
}

module.exports = { AddonFiles, inlinePage };
