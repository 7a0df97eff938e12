import { audit } from '../src/admin/audit.ts';
import { notedCheckpoints, notedFolder } from '../src/features/evidence/index.ts';
import type { TestApp } from './app.ts';

/** Findings of the operator's audit, including checks against checkpoints noted outside the database. */
export async function wrongIn({ services, db, clock }: TestApp): Promise<string[]> {
  const noted = await notedCheckpoints(notedFolder(services.config.dataDir));
  const elsewhere = new Map([...noted].map(([account, note]) => [account, [note]]));
  const findings = await audit(db, elsewhere, clock.now());
  return findings.flatMap(({ ok, check, detail }) => (ok ? [] : `${check}: ${detail}`));
}
