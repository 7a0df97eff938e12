import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root, type ReleasedPackage } from './packages.ts';

export type Tarballs = ReadonlyMap<string, string>;

/**
 * Installs a tarball in an empty folder, as a user who knows only the package would, and runs its trial. Dependencies from the
 * same release come from their own tarballs, all others from the registry.
 *
 * @throws Error with the output of npm or the trial
 */
export function tryOut({ name, trial, beside }: ReleasedPackage, tarballs: Tarballs): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-release-'));
  try {
    const overrides = Object.fromEntries([...tarballs].map(([each, file]) => [each, `file:${file}`]));
    const dependencies = {
      [name]: overrides[name],
      ...Object.fromEntries(beside.map((each) => [each, versionOf(each)])),
    };
    const { [name]: _, ...others } = overrides;
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'empty', private: true, type: 'module', dependencies, overrides: others }),
    );
    const quiet: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' };
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], quiet);
    copyFileSync(path.join(import.meta.dirname, 'trials', trial), path.join(folder, trial));
    execFileSync(process.execPath, [trial], quiet);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version that the repository itself uses. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
