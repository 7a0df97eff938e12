import {
  contentKey,
  hashOfEnvelope,
  identityKey,
  newReportSecrets,
  partKey,
  receiptKeys,
  reportContext,
  sealPart,
  signEntry,
  signEnvelope,
  summaryKey,
  wrapForReporter,
  wrapShare,
  type EnvelopeHashes,
  type PartKind,
} from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import type { DayText, FileContent, Hex, ReportSubmission, SentFile, SentPart, SentWrap } from '@app/whistleblowing';
import { contentBytes, type Contents } from '../answers/contents.ts';
import type { Office } from '../office/office.ts';
import { fromHex, random, toBase64url, toHex } from '../page/encoding.ts';
import { fileSender, type FileSender, type PlainFile } from './file-sender.ts';
import { pause } from './pause.ts';

/** A report whose parts are sealed. Its files are sealed while they are sent; then it can be signed. */
export type SealedReport = {
  readonly lookup: Hex;
  readonly files: readonly FileSender[];
  /** Everything that is sent, signed on a day of the server. @throws RangeError before all files were sent */
  readonly submission: (day: DayText) => ReportSubmission;
};

export type ReportInput = {
  readonly office: Pick<Office, 'id' | 'chain' | 'document'>;
  readonly receipt: Uint8Array;
  /** The IDs of the recipients who may read it. */
  readonly recipients: readonly Hex[];
  readonly contents: Contents;
  /** In the order of `contents.body.files`. */
  readonly files: readonly PlainFile[];
};

const zeros = new Uint8Array(16);

/** Seals the parts of a report and wraps its keys, with pauses, so that the page stays usable. */
export async function sealReport(input: ReportInput): Promise<SealedReport> {
  const { office, receipt, contents } = input;
  const report = random(16);
  const context = reportContext({ office: fromHex(office.id), report, document: office.document });
  const secrets = newReportSecrets(random);
  const keys = receiptKeys(fromHex(office.id), receipt);
  const content = contentKey(context, secrets.share, secrets.contentHalf);
  const seal = (key: Uint8Array, kind: PartKind, number: number, plain: Uint8Array) =>
    sealPart(key, { context, kind, number, author: 'reporter' }, plain, random);

  const parts: Sealed[] = [
    {
      kind: 'summary',
      number: 0,
      sealed: seal(
        summaryKey(context, secrets.share, secrets.summaryHalf),
        'summary',
        0,
        contentBytes(contents.summary),
      ),
    },
    { kind: 'body', number: 0, sealed: seal(partKey(content, 'body'), 'body', 0, contentBytes(contents.body)) },
    {
      kind: 'identity',
      number: 0,
      sealed: seal(
        identityKey(context, content, secrets.identityShare),
        'identity',
        0,
        contentBytes(contents.identity),
      ),
    },
  ];
  const files: FileSender[] = [];
  for (const [number, file] of input.files.entries()) {
    const id = fromHex(file.id);
    const key = partKey(content, 'file', id);
    const header: FileContent = await headerOf(file);
    parts.push({ kind: 'file', number, id: file.id, sealed: seal(key, 'file', number, contentBytes(header)) });
    files.push(fileSender(file, key, { context, id }));
  }

  const wraps: Wrapped[] = [];
  for (const { purpose, recipient, kem } of readersOf(input)) {
    await pause();
    const share = purpose === 'share' ? secrets.share : secrets.identityShare;
    wraps.push({
      purpose,
      recipient,
      wrapped: await wrapShare(share, { context, purpose, recipient }, fromHex(kem)),
    });
  }
  wraps.push({ purpose: 'reporter', wrapped: wrapForReporter(secrets, context, keys.wrapping, random) });

  return {
    lookup: toHex(keys.lookup),
    files,
    submission(day) {
      const sent = files.map(({ sent: whole }) => whole());
      const { summaryHalf, contentHalf } = secrets;
      const named = hashOfEnvelope({
        context,
        publicKey: keys.publicKey,
        parts: parts.map(({ kind, number, sealed }) => ({ kind, number, hash: sha256(sealed) })),
        wraps: wraps.map(({ purpose, recipient, wrapped }) => ({
          purpose,
          ...(recipient && { recipient }),
          hash: sha256(wrapped),
        })),
        files: sent.map(({ id, chunks }) => ({ id: fromHex(id), chunks: chunks.map(fromHex) })),
        summaryHalf: sha256(summaryHalf),
        contentHalf: sha256(contentHalf),
      } satisfies EnvelopeHashes);
      return {
        report: toHex(report),
        document: toHex(office.document),
        publicKey: toHex(keys.publicKey),
        lookup: toHex(keys.lookup),
        summaryHalf: toHex(summaryHalf),
        contentHalf: toHex(contentHalf),
        parts: parts.map(sentPart),
        wraps: wraps.map(sentWrap),
        files: sent satisfies readonly SentFile[],
        signature: toHex(signEnvelope(named, keys.signing)),
        entry: signEntry(
          {
            format: 'candor-report-entry-1',
            report: toHex(sha256(context)),
            number: 0,
            before: null,
            kind: 'received',
            part: toHex(named),
            at: day,
            author: 'reporter',
          },
          keys.signing,
        ),
      };
    },
  };
}

type Sealed = { readonly kind: PartKind; readonly number: number; readonly id?: Hex; readonly sealed: Uint8Array };
type Wrapped = {
  readonly purpose: SentWrap['purpose'];
  readonly recipient?: Uint8Array;
  readonly wrapped: Uint8Array;
};

const sentPart = ({ sealed, ...part }: Sealed): SentPart => ({ ...part, sealed: toBase64url(sealed) });
const sentWrap = ({ purpose, recipient, wrapped }: Wrapped): SentWrap => ({
  purpose,
  recipient: toHex(recipient ?? zeros),
  wrapped: toBase64url(wrapped),
});

/**
 * Whose key opens what: the recipients left ticked the report; the custodian, or where there is none those recipients, the name;
 * the recovery key what they open. W7, W9, W17
 */
function readersOf({ office, recipients }: Pick<ReportInput, 'office' | 'recipients'>) {
  const { current } = office.chain;
  const ticked = current.recipients.filter(({ id }) => recipients.includes(id));
  const wrapTo = (purpose: 'share' | 'identity') => (to: { readonly id: Hex; readonly kem: Hex }) => ({
    purpose,
    recipient: fromHex(to.id),
    kem: to.kem,
  });
  // Cards never open a name that a custodian holds.
  const recovered = current.custodian ? (['share'] as const) : (['share', 'identity'] as const);
  const recovery =
    current.recovery === null
      ? []
      : recovered.map((purpose) => ({ purpose, recipient: zeros, kem: current.recovery ?? '' }));
  const identity = current.custodian ? [current.custodian] : ticked;
  return [...ticked.map(wrapTo('share')), ...recovery, ...identity.map(wrapTo('identity'))];
}

async function headerOf({ name, type, bytes, isClean }: PlainFile): Promise<FileContent> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return { name, type, size: bytes.length, sha256: toHex(new Uint8Array(hash)), isClean };
}
