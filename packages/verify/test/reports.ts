import { bytesToHex } from '@noble/hashes/utils.js';
import {
  append,
  bundleFormat,
  canonical,
  entryFormat,
  entryLeafHash,
  formatVerifierKey,
  reportEntryHash,
  reportLeafHash,
  reportProofFormat,
  sha256,
  toBase64,
  type JsonObject,
  type ReportProof,
} from '@app/evidence';
import { contentKey, hashOfEnvelope, partKey, reportContext, sealPart, type ReportWords } from '@app/sealing';
import { account, Log, someBytes, someSigner } from '../../evidence/test/log.ts';

const facts = {
  type: 'fraud',
  wrongdoing: 'Invoices are paid twice.',
  facts: 'Every month.',
  source: '',
  isAnonymous: true,
};

/** The proof of a report with its words, as a reporter saves it. */
export function aReport(said: object = facts): ReportProof {
  const place = {
    office: someBytes('office').slice(0, 16),
    report: someBytes('report').slice(0, 16),
    document: someBytes('document'),
  };
  const context = reportContext(place);
  const key = partKey(contentKey(context, someBytes('share'), someBytes('half')), 'body');
  const plain = new TextEncoder().encode(JSON.stringify(said));
  const sealed = sealPart(key, { context, kind: 'body', number: 0, author: 'reporter' }, plain, (length) =>
    someBytes('nonce').slice(0, length),
  );
  const envelope = {
    context,
    publicKey: someBytes('reporter'),
    summaryHalf: sha256(someBytes('summary half')),
    contentHalf: sha256(someBytes('half')),
    parts: [{ kind: 'body', number: 0, hash: sha256(sealed) }],
    wraps: [],
    files: [],
  } as const;
  const entry: JsonObject = {
    format: 'candor-report-entry-1',
    report: bytesToHex(sha256(context)),
    number: 0,
    before: null,
    kind: 'received',
    part: bytesToHex(hashOfEnvelope(envelope)),
    at: '2026-03-01',
    author: 'reporter',
  };
  const salt = someBytes('leaf').slice(0, 16);
  const leaf = reportLeafHash(salt, reportEntryHash(entry));
  const { root } = append(0, [leaf], () => undefined, sha256);
  const record = {
    format: entryFormat,
    account,
    id: '0198c0de-0000-7000-8000-000000000002',
    kind: 'report-root',
    key: 'root',
    at: '2026-03-01T23:30:00.000Z',
    office: bytesToHex(place.office),
    day: '2026-03-01',
    size: 1,
    root: bytesToHex(root),
  };
  const signer = someSigner('first');
  const log = new Log();
  log.append([entryLeafHash(account, someBytes('salt'), canonical(record)), someBytes('a')]);
  const words: ReportWords = {
    report: bytesToHex(place.report),
    document: bytesToHex(place.document),
    publicKey: bytesToHex(envelope.publicKey),
    summaryHalf: bytesToHex(envelope.summaryHalf),
    contentHalf: bytesToHex(envelope.contentHalf),
    parts: [{ kind: 'body', number: 0, hash: bytesToHex(sha256(sealed)) }],
    wraps: [],
    files: [],
    opened: [{ kind: 'body', number: 0, key: bytesToHex(key), sealed: toBase64(sealed) }],
  };
  return {
    format: reportProofFormat,
    office: bytesToHex(place.office),
    entry,
    salt: toBase64(salt),
    leaf: { index: 0 },
    proof: [],
    log: {
      format: bundleFormat,
      account,
      record,
      salt: toBase64(someBytes('salt')),
      texts: [],
      leaf: { index: 0 },
      proof: [toBase64(someBytes('a'))],
      checkpoint: log.checkpoint(signer, '2026-03-02T00:30:00.000Z'),
      keys: { first: formatVerifierKey(signer.key), rotations: [] },
    },
    words: words as unknown as JsonObject,
  };
}

/** The same with the words of another report. */
export const withOtherWords = (): ReportProof => ({
  ...aReport(),
  words: aReport({ facts: 'Written later.' }).words ?? {},
});
