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
import type { ListedReport, OpenedReport, StoredVault } from '@app/whistleblowing';
import { random, toHex } from './encoding.ts';
import {
  createVault,
  unlockVault,
  withKit,
  withPasskey,
  withPassphrase,
  type OpenVault,
  type TypedOpener,
} from './vault/opening.ts';
import { Reports, type EntryDraft } from './vault/reports.ts';
import { Ring, type RingBlock } from './vault/ring.ts';

// Keeps the keys of a manager. Seeds and shares never leave it, and it ends when the tool is locked.

let vault: OpenVault | undefined;
let ring: Ring | undefined;
let reports: Reports | undefined;

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
