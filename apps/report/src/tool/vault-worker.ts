import {
  formatCard,
  newRecovery,
  NotOpened,
  signOffice,
  type CardCount,
  type OfficeDocument,
  type SignedOffice,
  type VaultOwner,
} from '@app/sealing';
import type { CustodianRequest, ListedReport, OpenedReport, RecoverableReport, StoredVault } from '@app/whistleblowing';
import { random, toHex } from './encoding.ts';
import { custodianAnswer, openRequests, type CustodianDraft } from './vault/custodian.ts';
import {
  createVault,
  unlockVault,
  withKit,
  withPasskey,
  withPassphrase,
  type OpenVault,
  type TypedOpener,
} from './vault/opening.ts';
import {
  joinCards,
  nextOfficeEntry,
  recoveredEntry,
  type OfficeEntryDraft,
  type RecoverySeed,
} from './vault/recovery.ts';
import { handOver, isRecipient, type HandOverKey } from './vault/hand-over.ts';
import type { HandOverContent } from './vault/hand-over-content.ts';
import { Reports, type EntryDraft } from './vault/reports.ts';
import { Ring, type RingBlock } from './vault/ring.ts';

// Keeps the keys of a manager. Seeds and shares never leave it, and it ends when the tool is locked.

type SealedFile = { readonly name: string; readonly id: string; readonly size: number; readonly sha256: string };

let vault: OpenVault | undefined;
let ring: Ring | undefined;
let reports: Reports | undefined;
let recovery: RecoverySeed | undefined;

function begin(opened: OpenVault, blocks: readonly RingBlock[]) {
  vault = opened;
  ring = new Ring(opened.vaultKey, blocks);
  reports = new Reports(opened, ring);
}

/** @throws RangeError if the vault is locked */
function open() {
  if (!vault || !ring || !reports) throw new RangeError('The vault is locked.');
  return { vault, ring, reports };
}

const calls = {
  /** Makes keys under a passphrase, and a kit to be printed. Nothing is stored yet. */
  async create(input: { readonly owner: VaultOwner; readonly passphrase: string }) {
    const { opened, kit } = await createVault(input.owner, input.passphrase);
    begin(opened, []);
    return { stored: opened.stored, kit };
  },
  async unlock(input: {
    readonly owner: VaultOwner;
    readonly stored: StoredVault;
    readonly opener: TypedOpener;
    readonly ring: readonly RingBlock[];
  }) {
    begin(await unlockVault(input.owner, input.stored, input.opener), input.ring);
    return true;
  },
  /** What the server has stored, with its version. */
  stored(input: StoredVault) {
    vault = { ...open().vault, stored: input };
    reports = new Reports(vault, open().ring);
    return Promise.resolve(true);
  },
  passphrase: (input: { readonly passphrase: string }) => withPassphrase(open().vault, input.passphrase),
  kit: () => withKit(open().vault),
  passkey: (input: { readonly prf: Uint8Array; readonly credential: string; readonly salt: Uint8Array }) =>
    withPasskey(open().vault, input),
  signOffice(input: OfficeDocument) {
    const { stored, secrets } = open().vault;
    return Promise.resolve(signOffice(input, stored.id, secrets.signing));
  },
  /** A recovery key that goes onto cards. Its seed is forgotten. */
  async recovery(input: CardCount) {
    const { publicKey, cards } = await newRecovery(input, random);
    return { publicKey: toHex(publicKey), cards: cards.map(formatCard) };
  },
  officeEntry: (input: OfficeEntryDraft) => Promise.resolve(nextOfficeEntry(open().vault, input)),
  /** Joins cards. Their seed is kept until `forgetCards`. */
  async joinCards(input: { readonly cards: readonly string[]; readonly publicKeys: readonly string[] }) {
    const { result, joined } = await joinCards(input.cards, input.publicKeys);
    recovery = joined;
    return result;
  },
  /** @throws RangeError if no cards were joined */
  recovered(input: { readonly report: RecoverableReport; readonly at: string }) {
    if (!recovery) throw new RangeError('No cards were joined.');
    return recoveredEntry(open().vault, recovery.seed, input);
  },
  forgetCards() {
    recovery?.seed.fill(0);
    recovery = undefined;
    return Promise.resolve(true);
  },
  identityRequests: (input: {
    readonly requests: readonly CustodianRequest[];
    readonly signers: ReadonlyMap<string, string>;
  }) => openRequests(open().vault, input),
  answerIdentity: (input: CustodianDraft) => custodianAnswer(open().vault, input),
  summaries: (input: readonly ListedReport[]) => open().reports.summaries(input),
  ring: () => Promise.resolve(open().ring.changed()),
  opening: (input: { readonly report: ListedReport; readonly at: string }) =>
    Promise.resolve(open().reports.openingEntry(input.report, input.report.last, input.at)),
  report: (input: {
    readonly report: OpenedReport;
    readonly chain: readonly SignedOffice[];
    readonly identityWrap?: string;
  }) => open().reports.open(input.report, input.chain, input.identityWrap),
  entry: (input: { readonly report: string; readonly draft: EntryDraft }) =>
    open().reports.entry(input.report, input.draft),
  sealFile: (input: { readonly report: string; readonly file: { readonly id: string; readonly bytes: Uint8Array } }) =>
    open().reports.sealFile(input.report, input.file),
  isRecipient: (input: string) => Promise.resolve(isRecipient(input)),
  /** An encrypted file for an authority. */
  async handOver(input: {
    readonly report: string;
    readonly chain: readonly SignedOffice[];
    readonly content: HandOverContent;
    readonly key: HandOverKey;
    readonly files: readonly { readonly file: SealedFile; readonly chunks: readonly Uint8Array[] }[];
  }) {
    const { reports: all } = open();
    const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
    for (const { file, chunks } of input.files)
      files.push({ name: file.name, bytes: await all.file(input.report, file, chunks) });
    const source = { ...all.log(input.report), chain: input.chain };
    return handOver(source, input.content, { files, key: input.key });
  },
  file: (input: {
    readonly report: string;
    readonly file: { readonly id: string; readonly size: number; readonly sha256: string };
    readonly chunks: readonly Uint8Array[];
  }) => open().reports.file(input.report, input.file, input.chunks),
};

export type VaultCalls = typeof calls;
export type VaultRequest = { readonly id: number; readonly name: keyof VaultCalls; readonly input: unknown };
export type VaultAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refused: string };

self.addEventListener('message', ({ data }: MessageEvent<VaultRequest>) => {
  const { id, name, input } = data;
  const call = calls[name] as (input: unknown) => Promise<unknown>;
  // A call that throws at once is refused like one that fails later.
  Promise.resolve()
    .then(() => call(input))
    .then(
      (value) => self.postMessage({ id, value } satisfies VaultAnswer),
      (error: unknown) => self.postMessage({ id, refused: refusalOf(error) } satisfies VaultAnswer),
    );
});

const refusalOf = (error: unknown) => (error instanceof NotOpened ? error.code : 'failed');
