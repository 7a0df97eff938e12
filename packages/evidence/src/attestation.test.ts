import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { account, Log, someBytes, someSigner } from '../test/log.ts';
import { attestationFormat, parseAttestation, personFingerprint, type Attestation } from './attestation.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { bundleFormat, type ProofBundle } from './bundle/bundle.ts';
import { verifyBundle, verifyFile } from './bundle/verify-bundle.ts';
import { canonical, canonicalText } from './canonical.ts';
import { entryFormat, entryLeafHash, type EntryKind } from './entry.ts';
import { sha256 } from './hash.ts';
import { toUtf8 } from './utf8.ts';
import { formatVerifierKey } from './verifier-key.ts';

const salt = someBytes('person');
const certificate: Attestation = {
  format: attestationFormat,
  kind: 'erasure-certificate',
  account,
  site: null,
  on: '2026-03-01',
  language: 'en',
  title: 'Certificate of erasure',
  sections: [{ heading: 'Systems searched', lines: [{ label: 'Newsletter', text: 'Erased' }] }],
  person: personFingerprint(salt, 'reader@example.com'),
  data: { told: [] },
};

/** A proof of an attestation, whose record is of a kind. */
function proofOf(said: object, more: Partial<ProofBundle> = {}, kind: EntryKind = 'erasure-certificate'): ProofBundle {
  const text = canonicalText(said);
  const content = bytesToHex(sha256(toUtf8(text)));
  const id = '0198c0de-0000-7000-8000-000000000001';
  const at = '2026-03-01T09:30:00.000Z';
  const record = { format: entryFormat, account, id, kind, key: id, at, parts: { content, row: content } };
  const log = new Log();
  const signer = someSigner('first');
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
    ...more,
  };
}

const withSalt = proofOf(certificate, { personSalt: toBase64(salt) });
const codeOf = (name: string, bundle: ProofBundle, person?: string) =>
  verifyBundle(bundle, { person }).checks.find((check) => check.name === name)?.code;

test('a proof of an attestation holds, with the text whose hash its leaf has', () => {
  expect(verifyBundle(proofOf(certificate))).toMatchObject({ ok: true });
  expect(codeOf('texts', proofOf(certificate))).toBe('ok');
  expect(codeOf('texts', { ...proofOf(certificate), texts: [] })).toBe('missing');
});

test('an attestation of another kind or account is not what the record says', () => {
  expect(codeOf('texts', proofOf({ ...certificate, kind: 'register-edition' }))).toBe('other');
  expect(codeOf('texts', proofOf({ ...certificate, account: '0198c0de-0000-7000-8000-00000000b002' }))).toBe('other');
  expect(codeOf('texts', proofOf({ ...certificate, sections: [{ heading: 'x', lines: [{ label: 1 }] }] }))).toBe(
    'other',
  );
});

test('whoever has the salt can tell whom a certificate is about, and nobody else', () => {
  expect(codeOf('person', withSalt, ' Reader@Example.com ')).toBe('ok');
  expect(codeOf('person', withSalt)).toBe('nobody-asked');
  expect(codeOf('person', withSalt, 'other@example.com')).toBe('somebody-else');
  expect(codeOf('person', proofOf(certificate), 'reader@example.com')).toBe('no-salt');
  expect(codeOf('person', proofOf(certificate))).toBeUndefined();
  const { person: _, ...nobody } = certificate;
  expect(codeOf('person', proofOf(nobody, { personSalt: toBase64(salt) }))).toBe('no-person');
});

test('a changed byte anywhere in the file makes it no proof', () => {
  const whole = canonical(withSalt);
  expect(verifyFile(whole).ok).toBe(true);
  // All bytes are tried in the test of bundles; here, every seventh.
  for (let at = 0; at < whole.length; at += 7) {
    const changed = Uint8Array.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(verifyFile(changed).ok, `byte ${at}`).toBe(false);
  }
});

test('a text that is no attestation is not read as one', () => {
  for (const text of ['', 'null', '[]', '{}', canonicalText({ ...certificate, format: 'candor-attestation-2' })])
    expect(parseAttestation(text)).toBeUndefined();
  expect(parseAttestation(canonicalText(certificate))).toEqual(certificate);
  expect(fromBase64(withSalt.personSalt ?? '')).toEqual(salt);
});
