import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** Builds the pages unless they are up to date. A page above its budget fails here. */
export function setup(): void {
  const build = path.resolve(import.meta.dirname, '../../../tools/setup/build.mjs');
  execFileSync(process.execPath, [build, '--only=report'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
