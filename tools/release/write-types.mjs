// The types of a published package, written by its build.mjs beside the bundle.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const typescript = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/**
 * Writes the `.d.ts` files of projects to `dist`. Imports in them refer to source files; in the package they refer to
 * JavaScript.
 * @param {object} options
 * @param {string} options.dist
 * @param {readonly string[]} options.projects Folders with a tsconfig.json.
 * @param {string} [options.rootDir]
 * @param {readonly string[]} [options.only] Names of the files to publish; all, if left out.
 */
export async function writeTypes({ dist, projects, rootDir, only }) {
  const options = ['--declaration', '--composite', 'false', '--declarationMap', 'false', '--outDir', dist];
  if (rootDir) options.push('--rootDir', rootDir);
  for (const project of projects)
    execFileSync(process.execPath, [typescript, '-p', project, ...options], { stdio: 'inherit' });
  for (const name of (await readdir(dist)).filter((one) => one.endsWith('.d.ts'))) {
    const file = path.join(dist, name);
    if (only && !only.includes(name)) await rm(file);
    else await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/(?<=from '\.\/[\w-]+)\.tsx?(?=')/g, '.js'));
  }
}
