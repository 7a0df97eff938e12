import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

type AuditReport = {
  readonly findings: readonly { readonly ok: boolean; readonly check: string; readonly detail: string }[];
};

/** The faults that the operator's audit finds in the installation in this folder. */
export async function auditInstallation(dataDir: string): Promise<readonly string[]> {
  const program = path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'audit', '--json'], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { readonly stdout?: string }) => {
    // If there are faults, the command exits with 1, but still prints its report.
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  const said = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as AuditReport;
  return said.findings.flatMap(({ ok, check, detail }) => (ok ? [] : `${check}: ${detail}`));
}
