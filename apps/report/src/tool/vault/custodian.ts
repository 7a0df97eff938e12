import { sha256 } from '@app/evidence/hash.ts';
import { checkEntries, openPart, reportContext, sealPart, signEntry, unwrapShare, wrapShare } from '@app/sealing';
import type { CustodianAnswer, CustodianRequest, NoteContent } from '@app/whistleblowing';
import { fromBase64, fromHex, fromJson, random, toBase64, toHex, toJson } from '../encoding.ts';
import type { OpenVault } from './opening.ts';
import { partHash } from './report-check.ts';

/** A reader with their public key, as the office document names them. */
export type Reader = { readonly id: string; readonly kem: string };

/** A request as the custodian reads it. */
export type OpenedRequest = {
  readonly request: CustodianRequest;
  /** Null if it was removed or does not open. */
  readonly reason: string | null;
  /** Whether the manager whom it names signed that they ask, for this reason. */
  readonly isSigned: boolean;
};

/** The public signing keys of everybody whom a document of the office has named, by ID. */
type Signers = ReadonlyMap<string, string>;

/** Whether a request is what its manager signed: nobody else asks in their name, and no reason of another takes its place. */
function isSignedRequest(request: CustodianRequest, signers: Signers): boolean {
  const { asked, number, by, reason } = request;
  const { entry } = asked;
  const key = signers.get(by);
  if (key === undefined || entry.number !== number || entry.author !== by || entry.kind !== 'identity-asked')
    return false;
  if (reason && entry.part !== partHash(reason)) return false;
  // The entry before is not known here: its hash alone stands for it, and for those before it.
  const before = { hash: entry.before ?? '' };
  const chain = [...Array.from({ length: number }, () => before), asked];
  return checkEntries(chain, toHex(sha256(contextOf(request))), () => fromHex(key)) === undefined;
}

const contextOf = ({ office, report, document }: CustodianRequest) =>
  reportContext({ office: fromHex(office), report: fromHex(report), document: fromHex(document) });

/** The key of a reason, wrapped for the custodian: it opens that note and the answer to it, and nothing else. */
export async function wrapReasonKey(key: Uint8Array, context: Uint8Array, custodian: Reader): Promise<string> {
  const place = { context, purpose: 'reason', recipient: fromHex(custodian.id) } as const;
  return toBase64(await wrapShare(key, place, fromHex(custodian.kem)));
}

async function reasonKey({ stored, secrets }: OpenVault, request: CustodianRequest): Promise<Uint8Array | undefined> {
  if (!request.reason) return undefined;
  const place = { context: contextOf(request), purpose: 'reason', recipient: fromHex(stored.id) } as const;
  return unwrapShare(fromBase64(request.reason.key), place, secrets.kemSeed);
}

export async function openRequests(
  vault: OpenVault,
  { requests, signers }: { readonly requests: readonly CustodianRequest[]; readonly signers: Signers },
): Promise<readonly OpenedRequest[]> {
  return Promise.all(
    requests.map(async (request) => ({
      request,
      reason: await reasonOf(vault, request),
      isSigned: isSignedRequest(request, signers),
    })),
  );
}

async function reasonOf(vault: OpenVault, request: CustodianRequest): Promise<string | null> {
  try {
    const key = await reasonKey(vault, request);
    if (!key || !request.reason) return null;
    const place = { kind: 'note', number: request.number, author: fromHex(request.by) } as const;
    const plain = openPart(key, { context: contextOf(request), ...place }, fromBase64(request.reason.sealed));
    return (fromJson(plain) as NoteContent | undefined)?.text ?? null;
  } catch {
    return null;
  }
}

export type CustodianDraft = {
  readonly request: CustodianRequest;
  /** Who asked, if the name is allowed. */
  readonly reader: Reader | null;
  readonly text: string;
  readonly at: string;
};

/** Signs what a custodian answers, with the half wrapped for who asked if it is allowed. @throws NotOpened, RangeError */
export async function custodianAnswer(
  vault: OpenVault,
  { request, reader, text, at }: CustodianDraft,
): Promise<CustodianAnswer> {
  const { stored, secrets } = vault;
  const context = contextOf(request);
  const own = fromHex(stored.id);
  const key = await reasonKey(vault, request);
  const place = { context, kind: 'note', number: request.entries, author: own } as const;
  const sealed = text && key ? sealPart(key, place, toJson({ text } satisfies NoteContent), random) : undefined;
  const entry = {
    format: 'candor-report-entry-1',
    report: toHex(sha256(context)),
    number: request.entries,
    before: request.last,
    kind: reader ? 'identity-allowed' : 'identity-refused',
    ...(sealed && { part: toHex(sha256(sealed)) }),
    at: at > request.lastAt ? at : request.lastAt,
    author: stored.id,
  } as const;
  const note = sealed && {
    kind: 'note' as const,
    number: request.entries,
    id: request.reason?.id ?? '',
    sealed: toBase64(sealed),
  };
  return {
    entry: signEntry(entry, secrets.signing),
    ...(note && { parts: [note] }),
    ...(reader && { wrap: await halfFor(vault, request, reader) }),
  };
}

async function halfFor({ stored, secrets }: OpenVault, request: CustodianRequest, reader: Reader) {
  const context = contextOf(request);
  const from = { context, purpose: 'identity', recipient: fromHex(stored.id) } as const;
  const half = await unwrapShare(fromBase64(request.identity), from, secrets.kemSeed);
  const to = { context, purpose: 'identity', recipient: fromHex(reader.id) } as const;
  const wrapped = toBase64(await wrapShare(half, to, fromHex(reader.kem)));
  return { purpose: 'identity', recipient: reader.id, wrapped } as const;
}
