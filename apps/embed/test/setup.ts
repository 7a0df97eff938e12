import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the scripts once, before any test reads them. A file above its budget fails here. */
export function setup(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
