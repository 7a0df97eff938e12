export { openBytes, sealBytes, sealedOverhead } from './aead.ts';
export { framed, type Random } from './bytes.ts';
export { isLastGroup, lastGroup, type CodeRefusal } from './code.ts';
export { reportContext, reportFormat, type ReportPlace } from './context.ts';
export {
  checkEntries,
  entryHash,
  reportEntryFormat,
  serverEntryFormat,
  serverEntryHash,
  type ServerEntry,
  signEntry,
  signerPublicKey,
  type ChainRefusal,
  type HiddenEntry,
  type ReportEntry,
  type SignedEntry,
} from './entry.ts';
export {
  envelopeHash,
  hashOfEnvelope,
  isSignature,
  isSignedEnvelope,
  signEnvelope,
  type Envelope,
  type EnvelopeHashes,
} from './envelope.ts';
export { chunkCount, chunkSize, openFile, sealedFileLength, sealFile, type FilePlace, type ReadSlice } from './file.ts';
export { kemPublicKey, kemPublicKeyLength, kemSeedLength, unwrap, wrap } from './hpke.ts';
export {
  challengeSeconds,
  isChallenge,
  isSignedRequest,
  newChallenge,
  signRequest,
  type MailboxRequest,
} from './mailbox.ts';
export {
  checkOffice,
  isOfficeDocument,
  officeChanges,
  officeFile,
  officeFingerprint,
  officeFormat,
  officeHash,
  signOffice,
  type OfficeChain,
  type OfficeDocument,
  type OfficeRefusal,
  type Recipient,
  type SignedOffice,
} from './office.ts';
export {
  isSignedOfficeEntry,
  officeEntryFault,
  officeEntryFormat,
  officeEntryHash,
  signOfficeEntry,
  type OfficeEntry,
  type SignedOfficeEntry,
} from './office-entry.ts';
export { fileSize, pad, padme, summarySize, textClass, textSize, unpad } from './padding.ts';
export { openPart, partOverhead, sealPart, type PartPlace } from './part.ts';
export { formatReceipt, newReceipt, parseReceipt, receiptKeys, receiptLength, type ReceiptKeys } from './receipt.ts';
export { formatCard, newRecovery, parseCard, recover, type CardCount, type RecoveryCard } from './recovery.ts';
export { NotOpened, sealRefusals, type SealRefusal } from './refusal.ts';
export {
  contentKey,
  identityKey,
  newReportSecrets,
  partKey,
  partKinds,
  summaryKey,
  unwrapForReporter,
  unwrapShare,
  wrapForReporter,
  wrapShare,
  type PartKind,
  type ReporterShares,
  type ReportSecrets,
  type WrapPurpose,
} from './report-keys.ts';
export { suite } from './suite.ts';
export { checkWords, type BoundEnvelope, type ReportWords } from './words.ts';
export { openRing, ringBlock, ringKey, sealRing, type RingEntry } from './ring.ts';
export {
  addWay,
  formatKit,
  kitLength,
  newKit,
  newManagerSecrets,
  newVaultKey,
  openVault,
  openWay,
  parseKit,
  sealVault,
  stretching,
  type ManagerSecrets,
  type Stretch,
  type Vault,
  type VaultOpener,
  type VaultOwner,
  type VaultWay,
} from './vault.ts';
