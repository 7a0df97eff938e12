import { concat } from '@app/evidence/hash.ts';
import { openBytes, sealBytes } from './aead.ts';
import { checkLength, framed, type Member, type Random } from './bytes.ts';
import { derive, expandKey, keyLength } from './derive.ts';
import { unwrap, wrap } from './hpke.ts';
import { NotOpened } from './refusal.ts';

/** What a reporter draws for one report: each 32 random bytes. */
export type ReportSecrets = {
  /** The share of the readers: wrapped to each of them. */
  readonly share: Uint8Array;
  /** The share of the identity's readers: wrapped to the custodian, or to the managers. */
  readonly identityShare: Uint8Array;
  /** The server's half for the summary. It is kept apart from the database and destroyed with the report. */
  readonly summaryHalf: Uint8Array;
  /** The server's half for everything else. Whoever asks for it has opened the report. */
  readonly contentHalf: Uint8Array;
};

export const newReportSecrets = (random: Random): ReportSecrets => ({
  share: random(keyLength),
  identityShare: random(keyLength),
  summaryHalf: random(keyLength),
  contentHalf: random(keyLength),
});

/** The parts of a report, each under a key of its own. */
export const partKinds = ['summary', 'body', 'identity', 'message', 'note', 'file'] as const;
export type PartKind = (typeof partKinds)[number];

/** The key of the summary: what the table of reports shows. @param context see `reportContext` */
export function summaryKey(context: Uint8Array, share: Uint8Array, summaryHalf: Uint8Array): Uint8Array {
  return derive(both(share, summaryHalf), framed(context, 'summary'));
}

/** The key from which those of all other parts derive. */
export function contentKey(context: Uint8Array, share: Uint8Array, contentHalf: Uint8Array): Uint8Array {
  return derive(both(share, contentHalf), framed(context, 'content'));
}

/** The key of one part. @param id of a message, note or file; the body has none */
export function partKey(
  content: Uint8Array,
  kind: Exclude<PartKind, 'summary' | 'identity'>,
  id?: Uint8Array,
): Uint8Array {
  const members: Member[] = id ? [kind, id] : [kind];
  return expandKey(content, framed(...members));
}

/** The key of who reported: it needs the readers' key and the share of the custodian. */
export function identityKey(context: Uint8Array, content: Uint8Array, identityShare: Uint8Array): Uint8Array {
  return derive(both(expandKey(content, framed('identity-half')), identityShare), framed(context, 'identity'));
}

/** What a wrap gives: the readers' share, the share of the identity's readers, or to a custodian the key of a note with a reason. */
export type WrapPurpose = 'share' | 'identity' | 'reason';

type WrapPlace = {
  readonly context: Uint8Array;
  readonly purpose: WrapPurpose;
  /** The ID of the recipient in the office document, 16 bytes. */
  readonly recipient: Uint8Array;
};

const wrapInfo = ({ context, purpose, recipient }: WrapPlace) =>
  framed(context, purpose, checkLength(recipient, 16, 'The ID of a recipient'));

/** Wraps a share to a recipient, for this report and purpose alone. */
export function wrapShare(share: Uint8Array, place: WrapPlace, publicKey: Uint8Array): Promise<Uint8Array> {
  return wrap(checkLength(share, keyLength, 'A share'), { publicKey, info: wrapInfo(place) });
}

/** @throws NotOpened */
export async function unwrapShare(wrapped: Uint8Array, place: WrapPlace, seed: Uint8Array): Promise<Uint8Array> {
  const share = await unwrap(wrapped, { seed, info: wrapInfo(place) });
  if (share.length !== keyLength) throw new NotOpened('malformed');
  return share;
}

/** The shares that the reporter keeps, under the receipt. */
export type ReporterShares = Pick<ReportSecrets, 'share' | 'identityShare'>;

/** @param wrapping see `receiptKeys` */
export function wrapForReporter(shares: ReporterShares, context: Uint8Array, wrapping: Uint8Array, random: Random) {
  return sealBytes(wrapping, framed(context, 'reporter'), both(shares.share, shares.identityShare), random);
}

/** @throws NotOpened */
export function unwrapForReporter(wrapped: Uint8Array, context: Uint8Array, wrapping: Uint8Array): ReporterShares {
  const shares = openBytes(wrapping, framed(context, 'reporter'), wrapped);
  if (shares.length !== 2 * keyLength) throw new NotOpened('malformed');
  return { share: shares.slice(0, keyLength), identityShare: shares.slice(keyLength) };
}

function both(one: Uint8Array, other: Uint8Array): Uint8Array {
  return concat(checkLength(one, keyLength, 'A share'), checkLength(other, keyLength, 'A half'));
}
