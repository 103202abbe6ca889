// What an Electron without an application of its own runs: it opens the application named on the command line.
const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { app } = require('electron');
const { parseCommandLine } = require('./commandLine.js');

const { preloads, folder } = parseCommandLine(process.argv.slice(1));
for (const preload of preloads) require(resolve(preload));

if (folder === undefined) {
  console.error('Name the folder of an application: electron FOLDER');
  app.exit(1);
} else {
  open(resolve(folder));
}

/** @param {string} path the folder with the application's package.json */
function open(path) {
  const { productName, name, version, main = 'index.js' } = JSON.parse(readFileSync(resolve(path, 'package.json'), 'utf8'));
  app.setName(productName ?? name);
  if (version !== undefined) app.setVersion(version);
  app.setAppPath(path);
  Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true });
  require(resolve(path, main));
}
