/**
 * A jest environment for tests of the desk. Jest runs test code in a realm of its own, where Univer is slow and
 * `instanceof` fails; `deskModule('engine')` gives what `dist/desk/engine.cjs` exports, loaded outside, once per worker.
 */
const { TestEnvironment } = require('jest-environment-node');
const { createRequire } = require('node:module');
const path = require('node:path');

const dist = path.join(__dirname, '..', '..', 'dist');
// Jest replaces `require` inside environments' modules too; this one is Node's own.
const outerRequire = createRequire(path.join(dist, 'desk', 'index.cjs'));

module.exports = class DeskEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.deskModule = (name) => outerRequire(path.join(dist, 'desk', `${name}.cjs`));
  }
};
