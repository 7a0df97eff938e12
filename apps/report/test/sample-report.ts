import { sha256 } from '@app/evidence/hash.ts';
import {
  contentKey,
  entryHash,
  envelopeHash,
  identityKey,
  newReceipt,
  newReportSecrets,
  officeHash,
  partKey,
  receiptKeys,
  reportContext,
  sealFile,
  sealPart,
  signEntry,
  signEnvelope,
  signOffice,
  summaryKey,
  wrapForReporter,
  wrapShare,
  type Envelope,
  type ReportEntry,
  type SignedOffice,
} from '@app/sealing';
import type {
  BodyContent,
  IdentityContent,
  ListedReport,
  ManagerEntry,
  OpenedReport,
  StoredPart,
  SummaryContent,
} from '@app/whistleblowing';
import { fromHex, random, toBase64, toHex, toJson } from '../src/tool/encoding.ts';
import { createVault, type OpenVault } from '../src/tool/vault/opening.ts';

/** A manager with an open vault. */
export async function manager(person: string): Promise<OpenVault> {
  const { opened } = await createVault({ account: 'account', person }, `passphrase of ${person}`);
  return opened;
}

export function officeOf(office: string, managers: readonly OpenVault[]): SignedOffice[] {
  const [first] = managers;
  const document = {
    format: 'candor-office-1',
    office,
    version: 1,
    before: null,
    day: '2026-11-01',
    country: 'IT',
    recipients: managers.map(({ owner, stored: { id, kem, sign } }) => ({
      id,
      name: owner.person,
      function: 'Compliance',
      kem,
      sign,
    })),
    custodian: null,
    recovery: null,
    form: { name: 'Example Inc.' },
  } as const;
  return [signOffice(document, first!.stored.id, first!.secrets.signing)];
}

const body: BodyContent = {
  type: 'fraud',
  wrongdoing: 'Invoices are paid twice.',
  facts: 'Every month the same supplier sends two invoices.',
  period: 'Since May',
  source: 'I saw the papers.',
  answers: [],
  meeting: null,
  isAnonymous: false,
  locale: 'it',
  channel: 'form',
  files: [],
};
export const summary: SummaryContent = {
  type: 'fraud',
  excerpt: 'Invoices are paid twice.',
  isAnonymous: false,
  wantsMeeting: false,
  locale: 'it',
  channel: 'form',
};
const identity: IdentityContent = { fullName: 'Carla Neri', contact: 'carla@example.com' };

/** A sealed report as the server keeps it, with what a manager is given of it. */
export async function sampleReport(chain: readonly SignedOffice[], reader: OpenVault, texts: readonly string[] = []) {
  const { document } = chain.at(-1)!;
  const receipt = newReceipt(random);
  const keys = receiptKeys(fromHex(document.office), receipt);
  const id = random(16);
  const context = reportContext({ office: fromHex(document.office), report: id, document: officeHash(document) });
  const secrets = newReportSecrets(random);
  const content = contentKey(context, secrets.share, secrets.contentHalf);
  const at = { context, number: 0, author: 'reporter' } as const;
  const files = texts.map((text) => ({ id: random(16), plain: new TextEncoder().encode(text) }));
  const seal = (key: Uint8Array, kind: 'summary' | 'body' | 'identity', value: unknown) => ({
    kind,
    number: 0,
    sealed: sealPart(key, { ...at, kind }, toJson(value), random),
  });
  const chunks = await Promise.all(
    files.map(async (file) => {
      const read = (start: number, length: number) => Promise.resolve(file.plain.slice(start, start + length));
      const place = { context, id: file.id };
      const sealed: Uint8Array[] = [];
      for await (const chunk of sealFile(partKey(content, 'file', file.id), place, file.plain.length, read))
        sealed.push(chunk);
      return sealed;
    }),
  );
  const headers = files.map((file, number) => ({
    kind: 'file' as const,
    number,
    id: toHex(file.id),
    sealed: sealPart(
      partKey(content, 'file', file.id),
      { ...at, kind: 'file', number },
      toJson({
        name: `paper ${number}.txt`,
        type: 'text/plain',
        size: file.plain.length,
        sha256: toHex(sha256(file.plain)),
        isClean: true,
      }),
      random,
    ),
  }));
  const parts = [
    seal(summaryKey(context, secrets.share, secrets.summaryHalf), 'summary', summary),
    seal(partKey(content, 'body'), 'body', { ...body, files: files.map((file) => toHex(file.id)) }),
    seal(identityKey(context, content, secrets.identityShare), 'identity', identity),
    ...headers,
  ];
  const readers = document.recipients.map((one) => ({ ...one, key: fromHex(one.kem), bytes: fromHex(one.id) }));
  const wraps = [
    ...(await Promise.all(
      readers.flatMap(({ key, bytes }) =>
        (['share', 'identity'] as const).map(async (purpose) => ({
          purpose,
          recipient: bytes,
          wrapped: await wrapShare(
            purpose === 'share' ? secrets.share : secrets.identityShare,
            { context, purpose, recipient: bytes },
            key,
          ),
        })),
      ),
    )),
    { purpose: 'reporter' as const, wrapped: wrapForReporter(secrets, context, keys.wrapping, random) },
  ];
  const envelope: Envelope = {
    context,
    publicKey: keys.publicKey,
    parts,
    wraps,
    files: files.map((file, place) => ({ id: file.id, chunks: chunks[place] ?? [] })),
    summaryHalf: secrets.summaryHalf,
    contentHalf: secrets.contentHalf,
  };
  const hash = envelopeHash(envelope);
  const hashed = (bytes: Uint8Array) => toHex(sha256(bytes));
  const received: ReportEntry = {
    format: 'candor-report-entry-1',
    report: hashed(context),
    number: 0,
    before: null,
    kind: 'received',
    part: toHex(hash),
    at: '2026-11-20',
    author: 'reporter',
  };
  const wrapOf = (purpose: 'share' | 'identity', whom: string) => {
    const found = wraps.find((one) => one.purpose === purpose && 'recipient' in one && toHex(one.recipient) === whom);
    return toBase64(found!.wrapped);
  };
  const listed: ListedReport = {
    id: toHex(id),
    office: document.office,
    document: toHex(officeHash(document)),
    receivedOn: '2026-11-20',
    status: 'received',
    entries: 1,
    last: entryHash(received),
    hasNews: true,
    assignee: null,
    clocks: [],
    keeping: { until: null, deletedFrom: null, deletableFrom: null, namesUntil: null, namesRemovedOn: null },
    wrap: wrapOf('share', reader.stored.id),
    summary: toBase64(parts[0]!.sealed),
    summaryHalf: toHex(secrets.summaryHalf),
    summaryPlace: { number: 0, author: 'reporter' },
  };
  const { summary: _sealed, summaryHalf: _half, summaryPlace: _place, ...rest } = listed;
  const opened: OpenedReport = {
    ...rest,
    contentHalf: toHex(secrets.contentHalf),
    publicKey: toHex(keys.publicKey),
    envelope: {
      hash: toHex(hash),
      signature: toHex(signEnvelope(hash, keys.signing)),
      summaryHalf: hashed(secrets.summaryHalf),
      contentHalf: hashed(secrets.contentHalf),
      parts: parts.map(({ kind, number, sealed }) => ({ kind, number, hash: hashed(sealed) })),
      wraps: wraps.map((one) => ({
        purpose: one.purpose,
        recipient: 'recipient' in one ? toHex(one.recipient) : '0'.repeat(32),
        hash: hashed(one.wrapped),
      })),
      files: files.map((file, place) => ({
        id: toHex(file.id),
        length: file.plain.length,
        chunks: (chunks[place] ?? []).map(hashed),
      })),
    },
    identityRequests: [],
    allEntries: [signEntry(received, keys.signing)],
    byServer: [],
    parts: parts.map((part): StoredPart => ({
      kind: part.kind,
      number: part.number,
      ...('id' in part && { id: part.id }),
      sealed: toBase64(part.sealed),
      entry: 0,
      author: 'reporter',
    })),
    files: files.map((file) => ({ id: toHex(file.id), length: file.plain.length, entry: 0 })),
  };
  return { listed, opened, chunks, wrapOf, keys };
}

/** The report after a manager wrote: what the server would answer. */
export function written(report: OpenedReport, { entry, parts = [], removed }: ManagerEntry): OpenedReport {
  const isRemoved = (part: StoredPart) =>
    removed !== undefined &&
    part.entry === removed.entry &&
    part.kind === removed.kind &&
    part.number === removed.number;
  return {
    ...report,
    entries: report.entries + 1,
    last: entryHash(entry.entry),
    status: entry.entry.move ? (entry.entry.move[1] as OpenedReport['status']) : report.status,
    allEntries: [...report.allEntries, entry],
    parts: [
      ...report.parts.filter((part) => !isRemoved(part)),
      ...parts.map((part): StoredPart => ({
        ...part,
        entry: entry.entry.number,
        author: entry.entry.author,
      })),
    ],
  };
}
