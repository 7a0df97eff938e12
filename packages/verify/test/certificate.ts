import { bytesToHex } from '@noble/hashes/utils.js';
import {
  attestationFormat,
  bundleFormat,
  canonical,
  canonicalText,
  entryFormat,
  entryLeafHash,
  formatVerifierKey,
  personFingerprint,
  sha256,
  toBase64,
  type Attestation,
  type ProofBundle,
} from '@app/evidence';
import { account, Log, someBytes, someSigner } from '../../evidence/test/log.ts';

const salt = someBytes('person');
const said: Attestation = {
  format: attestationFormat,
  kind: 'erasure-certificate',
  account,
  site: null,
  on: '2026-03-01',
  language: 'en',
  title: 'Certificate of erasure',
  sections: [
    { heading: 'Systems searched', lines: [{ label: 'Newsletter', text: 'Erased' }] },
    { heading: 'Recipients', lines: [{ label: '', text: 'Nobody had to be told.' }] },
  ],
  person: personFingerprint(salt, 'reader@example.com'),
  data: {},
};

/** The proof of a certificate of an erasure, as the requester has it. */
export function aCertificate(): ProofBundle {
  const text = canonicalText(said);
  const content = bytesToHex(sha256(canonical(said)));
  const id = '0198c0de-0000-7000-8000-000000000001';
  const at = '2026-03-01T09:30:00.000Z';
  const kind = 'erasure-certificate';
  const record = { format: entryFormat, account, id, kind, key: id, at, parts: { content, row: content } };
  const signer = someSigner('first');
  const log = new Log();
  log.append([entryLeafHash(account, someBytes('salt'), canonical(record)), someBytes('a')]);
  return {
    format: bundleFormat,
    account,
    record,
    salt: toBase64(someBytes('salt')),
    texts: [{ sha256: content, text }],
    leaf: { index: 0 },
    proof: [toBase64(someBytes('a'))],
    checkpoint: log.checkpoint(signer, '2026-03-01T09:30:01.000Z'),
    keys: { first: formatVerifierKey(signer.key), rotations: [] },
    personSalt: toBase64(salt),
  };
}
