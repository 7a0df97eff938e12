import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const program = path.resolve(import.meta.dirname, '../apps/server/src/admin.ts');
const run = promisify(execFile);

/** Runs an operator's command next to the running product: `runAdmin('create-account', '--email', …)`. */
export async function runAdmin(...given: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await run(process.execPath, [program, ...given], { env });
  return stdout;
}
