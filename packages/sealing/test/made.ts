import {
  contentKey,
  entryHash,
  envelopeHash,
  formatCard,
  formatKit,
  formatReceipt,
  identityKey,
  kemPublicKey,
  partKey,
  receiptKeys,
  reportContext,
  sealFile,
  sealPart,
  sealRing,
  sealVault,
  signEntry,
  signEnvelope,
  signRequest,
  summaryKey,
  wrapForReporter,
  type Envelope,
  type ReportEntry,
} from '../src/index.ts';
import { sha256 } from '@app/evidence/hash.ts';
import { wrap } from '../src/hpke.ts';
import { framed } from '../src/index.ts';
import { counted, hex, someBytes, utf8 } from './some.ts';

const office = someBytes('office', 16);
const receipt = someBytes('receipt', 15);
const share = someBytes('share');
const identityShare = someBytes('identity share');
const [summaryHalf, contentHalf] = [someBytes('summary half'), someBytes('content half')];
const manager = someBytes('manager', 16);
const kemSeed = someBytes('kem seed');
const context = reportContext({ office, report: someBytes('report', 16), document: someBytes('document') });

/** What this version makes of the inputs above, which `someBytes` derives from their names. Long results by their SHA-256. */
export async function made() {
  const random = counted('random');
  const keys = receiptKeys(office, receipt);
  const content = contentKey(context, share, contentHalf);
  const summary = summaryKey(context, share, summaryHalf);
  const at = { context, number: 0, author: 'reporter' } as const;
  const sealedSummary = sealPart(summary, { ...at, kind: 'summary' }, utf8('summary'), random);
  const sealedBody = sealPart(partKey(content, 'body'), { ...at, kind: 'body' }, utf8('body'), random);
  const publicKey = await kemPublicKey(kemSeed);
  const info = framed(context, 'share', manager);
  const wrapped = await wrap(share, { publicKey, info }, someBytes('ephemeral', 64));
  const reporter = wrapForReporter({ share, identityShare }, context, keys.wrapping, random);
  const envelope: Envelope = {
    context,
    publicKey: keys.publicKey,
    parts: [
      { kind: 'summary', number: 0, sealed: sealedSummary },
      { kind: 'body', number: 0, sealed: sealedBody },
    ],
    wraps: [
      { purpose: 'share', recipient: manager, wrapped },
      { purpose: 'reporter', wrapped: reporter },
    ],
    files: [],
    summaryHalf,
    contentHalf,
  };
  const named = envelopeHash(envelope);
  const entry: ReportEntry = {
    format: 'candor-report-entry-1',
    report: hex(sha256(context)),
    number: 0,
    before: null,
    kind: 'received',
    part: hex(named),
    at: '2026-11-29',
    author: 'reporter',
  };
  const file: string[] = [];
  const place = { context, id: someBytes('file', 16) };
  const read = (start: number, length: number) =>
    Promise.resolve(someBytes('content', 5000).slice(start, start + length));
  for await (const chunk of sealFile(partKey(content, 'file', place.id), place, 5000, read)) file.push(digest(chunk));
  return {
    receipt: formatReceipt(receipt),
    kit: formatKit(someBytes('kit', 20)),
    card: formatCard({ number: 3, share: someBytes('card', 33) }),
    context: digest(context),
    lookup: hex(keys.lookup),
    reporterKey: hex(keys.publicKey),
    wrappingKey: hex(keys.wrapping),
    summaryKey: hex(summary),
    contentKey: hex(content),
    messageKey: hex(partKey(content, 'message', someBytes('message', 16))),
    identityKey: hex(identityKey(context, content, identityShare)),
    managerKey: digest(publicKey),
    wrap: digest(wrapped),
    reporterWrap: hex(reporter),
    summary: digest(sealedSummary),
    body: digest(sealedBody),
    file,
    envelope: hex(named),
    envelopeSignature: hex(signEnvelope(named, keys.signing)),
    entry: entryHash(entry),
    entrySignature: signEntry(entry, keys.signing).signature,
    mailboxSignature: hex(
      signRequest(
        { challenge: someBytes('challenge', 52), method: 'GET', path: '/mailbox', body: new Uint8Array(0) },
        keys.signing,
      ),
    ),
    vault: hex(
      sealVault(
        someBytes('vault key'),
        { account: 'account', person: 'person' },
        { kemSeed, signing: someBytes('signing') },
        random,
      ),
    ),
    ring: digest(sealRing(someBytes('ring key'), 0, [{ report: someBytes('report', 16), share }], random)),
  };
}

const digest = (bytes: Uint8Array): string => hex(sha256(bytes));
