// `npm run translations`: exports sentences to translators, imports them, and lists stale ones. See docs/translating.md.
import path from 'node:path';
import process from 'node:process';
import { runCommand } from './command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { code, output } = runCommand(process.argv.slice(2), {
  texts: path.join(root, 'packages/texts'),
  out: path.join(root, 'dist/translations'),
});
console.log(output);
process.exitCode = code;
