import { sha256 } from '@app/evidence/hash.ts';
import {
  officeEntryFormat,
  officeEntryHash,
  parseCard,
  recover,
  reportContext,
  signEntry,
  signOfficeEntry,
  unwrapShare,
  wrapShare,
  type CodeRefusal,
  type OfficeEntry,
  type RecoveryCard,
  type SignedOfficeEntry,
} from '@app/sealing';
import type { ManagerEntry, RecoverableReport } from '@app/whistleblowing';
import { fromBase64, fromHex, toBase64, toHex } from '../encoding.ts';
import type { OpenVault } from './opening.ts';

/** What is wrong with a typed card. */
export type CardFault = CodeRefusal | 'repeated';

export type JoinedCards =
  /** The public key that they belong to. */
  | { readonly kind: 'joined'; readonly publicKey: string }
  /** One for each card; null: it is sound. */
  | { readonly kind: 'faults'; readonly faults: readonly (CardFault | null)[] }
  /** Too few, or of another key. */
  | { readonly kind: 'no-key' };

/** The seed of a recovery key. It lives in the worker, and no longer than its cards are used. */
export type RecoverySeed = { readonly seed: Uint8Array; readonly publicKey: string };

/** Joins typed cards. @param publicKeys the recovery keys that the documents of the office have named */
export async function joinCards(
  typed: readonly string[],
  publicKeys: readonly string[],
): Promise<{ readonly result: JoinedCards; readonly joined?: RecoverySeed }> {
  const cards = typed.map(parseCard);
  const faults = cards.map((card, at): CardFault | null => {
    if (typeof card === 'string') return card;
    const isRepeated = cards.slice(0, at).some((other) => typeof other !== 'string' && other.number === card.number);
    return isRepeated ? 'repeated' : null;
  });
  if (faults.some((fault) => fault !== null)) return { result: { kind: 'faults', faults } };
  const sound = cards.filter((card): card is RecoveryCard => typeof card !== 'string');
  for (const publicKey of publicKeys) {
    const seed = await recover(sound, fromHex(publicKey));
    if (seed) return { result: { kind: 'joined', publicKey }, joined: { seed, publicKey } };
  }
  return { result: { kind: 'no-key' } };
}

/** Opens the wraps of a report by a recovery key, wraps them for the manager, and signs the entry that says so. */
export async function recoveredEntry(
  { stored, secrets }: OpenVault,
  seed: Uint8Array,
  { report, at }: { readonly report: RecoverableReport; readonly at: string },
): Promise<ManagerEntry> {
  const context = reportContext({
    office: fromHex(report.office),
    report: fromHex(report.id),
    document: fromHex(report.document),
  });
  const wrapped = async (purpose: 'share' | 'identity', sealed: string) => {
    const share = await unwrapShare(fromBase64(sealed), { context, purpose, recipient: new Uint8Array(16) }, seed);
    const place = { context, purpose, recipient: fromHex(stored.id) };
    return {
      purpose,
      recipient: stored.id,
      wrapped: toBase64(await wrapShare(share, place, fromHex(stored.kem))),
    } as const;
  };
  const entry = {
    format: 'candor-report-entry-1',
    report: toHex(sha256(context)),
    number: report.entries,
    before: report.last,
    kind: 'recovered',
    at: at > report.lastAt ? at : report.lastAt,
    author: stored.id,
  } as const;
  return {
    entry: signEntry(entry, secrets.signing),
    wraps: [
      await wrapped('share', report.share),
      ...(report.identity === null ? [] : [await wrapped('identity', report.identity)]),
    ],
  };
}

/** What a manager does about the recovery of an office. */
export type OfficeEntryDraft = {
  readonly office: string;
  readonly entries: readonly SignedOfficeEntry[];
  readonly kind: 'recovery-asked' | 'recovery-stopped' | 'recovery-opened';
  /** The request that it belongs to. */
  readonly request?: number;
  readonly at: string;
};

/** Signs the next entry of an office. */
export function nextOfficeEntry(
  { stored, secrets }: OpenVault,
  { office, entries, kind, request, at }: OfficeEntryDraft,
): SignedOfficeEntry {
  const last = entries.at(-1);
  const entry: OfficeEntry = {
    format: officeEntryFormat,
    office,
    number: entries.length,
    before: last ? officeEntryHash(last.entry) : null,
    kind,
    ...(request !== undefined && { request }),
    at,
    author: stored.id,
  };
  return signOfficeEntry(entry, secrets.signing);
}
