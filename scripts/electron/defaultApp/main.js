// What an Electron without an application of its own runs: it opens the application named on the command line.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const electron = require('electron');
const { parseCommandLine } = require('./commandLine.js');

/**
 * Electron's own default application sets these two the same way; they are not in its public types.
 *
 * @typedef {{ setVersion(version: string): void, setAppPath(path: string): void }} Unlisted
 */
const app = /** @type {Electron.App & Unlisted} */ (electron.app);

const { preloads, folder } = parseCommandLine(process.argv.slice(1));
for (const preload of preloads) require(path.resolve(preload));

if (folder === undefined) {
  console.error('Name the folder of an application: electron FOLDER');
  app.exit(1);
} else {
  open(path.resolve(folder));
}

/** @param {string} home the folder with the application's package.json */
function open(home) {
  /** @type {{ name: string, productName?: string, version?: string, main?: string }} */
  const application = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  app.setName(application.productName ?? application.name);
  if (application.version !== undefined) app.setVersion(application.version);
  app.setAppPath(home);
  Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true });
  require(path.join(home, application.main ?? 'index.js'));
}
