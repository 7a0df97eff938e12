import { expect, test } from 'vitest';
import { aProof, someSigner } from '../../test/log.ts';
import { cosign, formatWitnessKey, witnessKey, type Cosigner } from '../cosignature.ts';
import { verifyBundle } from './verify-bundle.ts';
import { witnessesOf } from './witnesses.ts';

const { bundle } = aProof();
const at = new Date('2026-03-01T09:31:00.000Z');
const [berlin, lisbon] = ['berlin.example', 'lisbon.example'].map((name): Cosigner => {
  const { key, sign } = someSigner(name);
  return { key: witnessKey(name, key.publicKey), sign };
}) as [Cosigner, Cosigner]; // one for each name
const line = (witness: Cosigner) => cosign(bundle.checkpoint, witness, at);
const witnessCheck = (cosignatures: readonly string[], trusted: readonly Cosigner[]) =>
  verifyBundle(
    { ...bundle, ...(cosignatures.length > 0 && { cosignatures }) },
    { trusted: trusted.map(({ key }) => formatWitnessKey(key)) },
  ).checks.find(({ name }) => name === 'witnesses');

test('a proof without cosignatures has no check of witnesses, unless the reader knows one', () => {
  expect(witnessCheck([], [])).toBeUndefined();
  expect(witnessCheck([], [berlin])).toMatchObject({ status: 'failed', code: 'none', detail: 'berlin.example' });
});

test('every known witness must have cosigned, and a bad cosignature fails', () => {
  const both = [line(berlin), line(lisbon)];
  expect(witnessCheck(both, [berlin, lisbon])).toMatchObject({
    status: 'passed',
    code: 'ok',
    detail: 'berlin.example, lisbon.example',
  });
  expect(witnessCheck([line(berlin)], [berlin, lisbon])).toMatchObject({ code: 'none', detail: 'lisbon.example' });
  const forged = line({ ...berlin, sign: () => new Uint8Array(64) });
  expect(witnessCheck([forged], [berlin])).toMatchObject({ status: 'failed', code: 'bad-signature' });
});

test('a cosignature by a witness unknown to the reader is named and leaves the check open', () => {
  expect(witnessCheck([line(berlin), line(lisbon)], [berlin])).toMatchObject({
    status: 'open',
    code: 'unknown',
    detail: 'lisbon.example',
  });
  const impostor = { ...berlin, key: witnessKey('berlin.example', someSigner('impostor').key.publicKey) };
  expect(witnessCheck([line(berlin), line(impostor)], [berlin])).toMatchObject({ code: 'unknown' });
  expect(witnessesOf({ ...bundle, cosignatures: [line(berlin)] }, [formatWitnessKey(berlin.key)])).toEqual({
    known: [{ name: 'berlin.example', at }],
    unknown: [],
  });
});
