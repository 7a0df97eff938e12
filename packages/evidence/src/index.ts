export {
  attestationFormat,
  attestedKinds,
  isAttested,
  parseAttestation,
  personFingerprint,
  type Attestation,
  type AttestedKind,
  type AttestedLine,
  type AttestedSection,
} from './attestation.ts';
export { checkCodes, type Check, type CheckCode, type CheckName, type Verdict } from './bundle/check.ts';
export { verifyBundle, verifyFile, type Verified, type VerifyOptions } from './bundle/verify-bundle.ts';
export { witnessesOf, type Witnesses } from './bundle/witnesses.ts';
export { verifyConsistency } from './bundle/verify-consistency.ts';
export {
  bundleFormat,
  noticesOf,
  type Earlier,
  type JsonObject,
  type NamedNotice,
  type ProofBundle,
  type ShownText,
} from './bundle/bundle.ts';
export { fromBase64, toBase64 } from './base64.ts';
export { formatAddCheckpoint, parseAddCheckpoint, type AddCheckpoint } from './add-checkpoint.ts';
export { canonical, canonicalText, NotCanonical } from './canonical.ts';
export { makeCheckpoint, parseCheckpoint, verifyCheckpoint, type Checkpoint } from './checkpoint.ts';
export {
  cosign,
  cosignedAt,
  formatWitnessKey,
  parseCosignature,
  parseWitnessKey,
  witnessKey,
  type Cosigner,
  type CosignatureLine,
  type WitnessKey,
} from './cosignature.ts';
export {
  entryBytes,
  entryFormat,
  entryKinds,
  entryLeafHash,
  entryLeafVersion,
  isEntry,
  parseEntry,
  type Entry,
  type EntryKind,
} from './entry.ts';
export { sha256, type Hash } from './hash.ts';
export { logFormat, type LogHead, type LogLine } from './log/log-file.ts';
export { isLogFile, logVerifier, verifyLog, type LogVerifier, type VerifiedLog } from './log/verify-log.ts';
export { commitment, leafHash, leafHashOf, leafVersion, saltLength } from './leaf.ts';
export { openNote, signNote, type NoteRefusal, type OpenNote } from './note.ts';
export { keySpans, makeRotation, parseRotation, type Keys, type KeySpan, type Rotation } from './rotation.ts';
export { increasingRanges, verifyIncreasing } from './tree/increasing-proofs.ts';
export * from './tree/proofs.ts';
export {
  append,
  edgeTiles,
  rangeHash,
  readTiles,
  rootOf,
  tilesOf,
  tileWidth,
  type Grown,
  type ReadTile,
  type Tile,
  type TileId,
} from './tree/tiles.ts';
export {
  reportEntryHash,
  reportLeafHash,
  reportProofFormat,
  type ProvenPart,
  type ReportProof,
  type WordsCheck,
  type WordsResult,
} from './report-proof.ts';
export {
  formatVerifierKey,
  parseVerifierKey,
  signerFrom,
  verifierKey,
  type Signer,
  type VerifierKey,
} from './verifier-key.ts';
