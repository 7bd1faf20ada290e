/**
 * Bundles what runs in Node: the desk, the demo and the benchmark. Entries not there are skipped, packages stay
 * outside. Univer goes into one file of its own, `dist/univer.cjs`, made again only when the installed packages change:
 * it loads several times as fast as its packages do.
 */
const { build } = require('esbuild');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const entries = {
  'desk/cli': 'src/desk/cli.ts',
  'desk/index': 'src/desk/index.ts',
  'desk/engine': 'src/desk/engine/engine.ts',
  'desk/worker': 'src/desk/google/worker.ts',
  'demo/playSeason': 'src/demo/playSeason.ts',
  'bench/bench': 'tests/bench/bench.ts',
};
const univerPackages = [
  'core',
  'data-validation',
  'engine-formula',
  'sheets',
  'sheets-conditional-formatting',
  'sheets-note',
];
const common = { absWorkingDir: root, bundle: true, platform: 'node', target: 'node20', format: 'cjs' };

/** 5 MB of hyphenation that only a page in a browser would use. */
const withoutHyphenation = {
  name: 'without-hyphenation',
  setup({ onLoad }) {
    // The dictionaries are named by language and a hash: `de-1996-BL6awyxG.js`.
    const dictionary = /engine-render[\\/]lib[\\/]es[\\/][^\\/]+-[^\\/]+\.js$/;
    onLoad({ filter: dictionary }, () => ({ contents: 'export default {}; export {};' }));
  },
};

/** Every import of a Univer package becomes that part of the one file. */
const fromUniverFile = {
  name: 'from-univer-file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@univerjs\// }, ({ path: name }) => ({ path: name, namespace: 'univer' }));
    onResolve({ filter: /^\.\.\/univer\.cjs$/ }, ({ path: file }) => ({ path: file, external: true }));
    onLoad({ filter: /.*/, namespace: 'univer' }, ({ path: name }) => {
      const part = name.replace('@univerjs/', '');
      if (!univerPackages.includes(part)) return { errors: [{ text: `${name} is not in dist/univer.cjs` }] };
      return { contents: `module.exports = require('../univer.cjs')[${JSON.stringify(part)}];` };
    });
  },
};

/** What `dist/univer.cjs` is made from: when this text differs, it is made again. */
function univerKey() {
  const inputs = [__filename, path.join(root, 'package-lock.json')].map((file) => readFileSync(file));
  return createHash('sha256').update(Buffer.concat(inputs)).digest('hex');
}

async function buildUniver() {
  const [file, keyFile] = ['univer.cjs', 'univer.key'].map((name) => path.join(root, 'dist', name));
  const key = univerKey();
  if (existsSync(file) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  await build({
    ...common,
    stdin: {
      contents: univerPackages
        .map((name) => `export * as ${JSON.stringify(name)} from '@univerjs/${name}';`)
        .join('\n'),
      resolveDir: root,
    },
    outfile: 'dist/univer.cjs',
    // The CommonJS files of some packages are not built for tree shaking.
    mainFields: ['module', 'main'],
    conditions: ['import'],
    minify: true,
    plugins: [withoutHyphenation],
    logLevel: 'error',
  });
  writeFileSync(keyFile, key);
}

async function main() {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  await buildUniver();
  const existing = Object.entries(entries).filter(([, source]) => existsSync(path.join(root, source)));
  await build({
    ...common,
    entryPoints: Object.fromEntries(existing),
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    packages: 'external',
    plugins: [fromUniverFile],
    sourcemap: true,
    logLevel: 'warning',
  });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
