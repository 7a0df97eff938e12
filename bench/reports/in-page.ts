// Runs in a browser: seals a report as the form does, and opens the table of reports as the worker of the Management Tool does.
import { newManagerSecrets, type OfficeChain, type OfficeDocument } from '@app/sealing';
import type { ListedReport } from '@app/whistleblowing';
import { noAnswers } from '../../apps/report/src/form/answers/answers.ts';
import { contentsOf } from '../../apps/report/src/form/answers/contents.ts';
import { random } from '../../apps/report/src/form/page/encoding.ts';
import { sealReport } from '../../apps/report/src/form/send/seal-report.ts';
import { Reports } from '../../apps/report/src/tool/vault/reports.ts';
import { Ring, type RingBlock } from '../../apps/report/src/tool/vault/ring.ts';

type Listing = { readonly pages: number; readonly manager: string; readonly kemSeed: readonly number[] };

/** As in `use-reports.ts`. */
const batch = 16;
const vaultKey = random(32);
let kept: readonly RingBlock[] = [];

/** Milliseconds to seal one report. */
async function seal(current: OfficeDocument): Promise<number> {
  const answers = { ...noAnswers(), type: 'fraud', facts: 'x'.repeat(5000) } as const;
  const contents = contentsOf({ ...answers }, { questions: [], locale: 'en', files: [] });
  const office = {
    id: current.office,
    chain: { current, unsigned: [] } as unknown as OfficeChain,
    document: random(32),
  };
  const recipients = current.recipients.map(({ id }) => id);
  const start = performance.now();
  const sealed = await sealReport({ office, receipt: random(15), recipients, contents, files: [] });
  sealed.submission('2026-11-30');
  return performance.now() - start;
}

/** Milliseconds until all reports are fetched and opened. Their shares are kept for the next time. */
async function list({
  pages,
  manager,
  kemSeed,
}: Listing): Promise<{ readonly milliseconds: number; readonly opened: number }> {
  const secrets = { ...newManagerSecrets(random), kemSeed: Uint8Array.from(kemSeed) };
  const owner = { account: '', person: '' };
  const stored = { id: manager, version: 1, sealed: '', ways: [], kem: '', sign: '' };
  const start = performance.now();
  const ring = new Ring(vaultKey, kept);
  const reports = new Reports({ owner, vaultKey, secrets, stored }, ring);
  const listed: ListedReport[] = [];
  for (let page = 0; page < pages; page += 1)
    listed.push(...((await (await fetch(`/reports/${page}`)).json()) as readonly ListedReport[]));
  let opened = 0;
  for (let at = 0; at < listed.length; at += batch) {
    const rows = await reports.summaries(listed.slice(at, at + batch));
    opened += rows.filter(({ summary, isBroken }) => summary !== null && !isBroken).length;
  }
  const milliseconds = performance.now() - start;
  const changed = ring.changed();
  if (changed.length > 0) kept = changed;
  return { milliseconds, opened };
}

Object.assign(globalThis, { bench: { seal, list } });
