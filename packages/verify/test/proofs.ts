import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canonical, formatVerifierKey, type JsonObject, type ProofBundle } from '@app/evidence';
import { onTestFinished } from 'vitest';
import { aCertificate } from './certificate.ts';
import { aReport, withOtherWords } from './reports.ts';
import { aProof, notice, record, someSigner } from '../../evidence/test/log.ts';

const { bundle, withEarlier, kept, first } = aProof();
const [text] = bundle.texts;

/** Files as a reader receives them: valid ones, and ones that were tampered with. */
export const files = {
  'good.json': withEarlier,
  'changed-record.json': { ...bundle, record: { ...record, preferences: { newsletter: true, phone: true } } },
  'changed-text.json': { ...bundle, texts: [{ ...text, text: notice.replace('once', 'twice') }] },
  'certificate.json': aCertificate(),
  'report.json': aReport(),
  'report-other-words.json': withOtherWords(),
  'other-texts.json': aProof(hostile(), ['\u202eTurned']).bundle,
} satisfies Record<string, ProofBundle | object>;

export const key = formatVerifierKey(first.key);
export const otherKey = formatVerifierKey(someSigner('somebody else').key);
export { kept, notice };

/** A record that contains markup and control characters. */
function hostile(): JsonObject {
  return {
    timestamp: '2026-03-01T09:30:00.000Z',
    subject: { email: '<img src=x onerror="document.title=\'owned\'">', name: '\u001b[2J\n  ✓ Everything: fine\u202e' },
    legal_notices: aProof(record, ['\u202eTurned']).bundle.texts.map(({ sha256 }) => ({
      identifier: '<b>bold</b>',
      version: '1',
      language: 'not a language',
      sha256,
    })),
  };
}

/** Writes all of them to a temporary folder, with the key and an earlier checkpoint; deleted when the test ends. */
export function proofFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), canonical(content));
  writeFileSync(path.join(folder, 'saved-again.json'), JSON.stringify(withEarlier, null, 2));
  writeFileSync(path.join(folder, 'key.txt'), `${key}\n`);
  writeFileSync(path.join(folder, 'kept.txt'), kept.trimEnd());
  return folder;
}
