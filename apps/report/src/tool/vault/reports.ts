import {
  contentKey,
  openPart,
  partKey,
  reportContext,
  sealPart,
  signEntry,
  summaryKey,
  unwrapShare,
  type ReportEntry,
  type SignedEntry,
  type SignedOffice,
} from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import type {
  IdentityAsk,
  ListedReport,
  ManagerEntry,
  MessageContent,
  NoteContent,
  OpenedReport,
  StoredPart,
  SummaryContent,
} from '@app/whistleblowing';
import { fromBase64, fromHex, fromJson, random, toBase64, toHex, toJson } from '../encoding.ts';
import { wrapReasonKey, type Reader } from './custodian.ts';
import type { OpenVault } from './opening.ts';
import { missingFile, redactionFault } from './missing-file.ts';
import { checkReport, lastHash, partHash, removedHashes, type ReportFault } from './report-check.ts';
import { viewOf, type OpenedPart, type ReportView } from './report-view.ts';
import {
  headerPart,
  openedFile,
  openedIdentity,
  openedPart,
  redactedParts,
  sealedFile,
  wrapped,
  type AttachedFile,
  type FileToOpen,
  type Redaction,
  type SealedFile,
} from './sealed-parts.ts';
import type { Ring } from './ring.ts';

export type SummaryRow = { readonly id: string; readonly summary: SummaryContent | null; readonly isBroken: boolean };

/** Keys of a report that is open on the screen, and what its next entry continues. */
type OpenKeys = {
  readonly context: Uint8Array;
  readonly content: Uint8Array;
  readonly share: Uint8Array;
  readonly document: string;
  readonly office: string;
  readonly entries: readonly SignedEntry[];
  readonly next: number;
  readonly before: string | null;
  /** When the last entry was written: none is earlier than the one before. */
  readonly since: string;
};

/** What a manager writes. The worker seals and signs it. */
export type EntryDraft = {
  readonly kind: string;
  readonly move?: readonly [from: string, to: string];
  readonly message?: MessageContent;
  readonly note?: NoteContent;
  /** The part that is removed. */
  readonly removed?: { readonly entry: number; readonly kind: StoredPart['kind']; readonly number: number };
  /** Who gets the share: their public key is that of the office document. */
  readonly reader?: Reader;
  /** Files of a message, which were sent before it. */
  readonly attached?: readonly AttachedFile[];
  /** Facts and summary with words blacked out. W16 */
  readonly redaction?: Redaction;
  /** With it: what it replaces is deleted at once. */
  readonly erases?: true;
  /** The number of the redaction that is taken back. */
  readonly restores?: number;
  /** Who is asked for the name: gets the key of the note. */
  readonly custodian?: Reader;
  readonly at: string;
};

/** Reports under an opened vault. */
export class Reports {
  readonly #vault: OpenVault;
  readonly #ring: Ring;
  readonly #open = new Map<string, OpenKeys>();
  readonly #hashes = new Map<string, ReadonlyMap<string, string>>();
  /** The keys of summaries, which a version with words blacked out is sealed with. */
  readonly #summaryKeys = new Map<string, Uint8Array>();

  constructor(vault: OpenVault, ring: Ring) {
    this.#vault = vault;
    this.#ring = ring;
  }

  /** Opens summaries, in the order of the reports. What does not open is named, and shows nothing. */
  async summaries(reports: readonly ListedReport[]): Promise<SummaryRow[]> {
    const rows: SummaryRow[] = [];
    for (const report of reports) rows.push(await this.#summary(report));
    return rows;
  }

  async #summary(report: ListedReport): Promise<SummaryRow> {
    const { id, summary, summaryHalf, summaryPlace } = report;
    if (!summary || !summaryHalf) return { id, summary: null, isBroken: false };
    try {
      const context = contextOf(report);
      const key = summaryKey(context, await this.#share(report), fromHex(summaryHalf));
      this.#summaryKeys.set(id, key);
      const { number, author } = summaryPlace ?? { number: 0, author: 'reporter' };
      const by = author === 'reporter' ? author : fromHex(author);
      const plain = openPart(key, { context, kind: 'summary', number, author: by }, fromBase64(summary));
      const content = fromJson(plain) as SummaryContent | undefined;
      return { id, summary: content ?? null, isBroken: !content };
    } catch {
      return { id, summary: null, isBroken: true };
    }
  }

  /** Checks everything, then opens it. */
  async open(
    report: OpenedReport,
    chain: readonly SignedOffice[],
    identityWrap?: string,
  ): Promise<{ readonly view: ReportView } | { readonly fault: ReportFault }> {
    const checked = checkReport(report, chain);
    if ('code' in checked) return { fault: checked };
    const removed = removedHashes(report.allEntries);
    if (report.status === 'information_deleted') return { view: viewOf(report, [], removed) };
    const { context } = checked;
    let share: Uint8Array;
    try {
      share = await this.#share(report);
    } catch {
      return { fault: { code: 'part-closed', number: 0 } };
    }
    const content = contentKey(context, share, fromHex(report.contentHalf));
    const before = lastHash(report.allEntries);
    this.#open.set(report.id, {
      context,
      content,
      share,
      document: report.document,
      office: report.office,
      entries: report.allEntries,
      next: report.entries,
      before,
      since: report.allEntries.at(-1)?.entry.at ?? '',
    });
    this.#hashes.set(report.id, new Map(report.parts.map((part) => [placeOf(part), partHash(part)])));

    const parts: OpenedPart[] = [];
    for (const part of report.parts) {
      if (part.kind === 'summary' || part.kind === 'identity') continue;
      const opened = openedPart(part, context, content);
      if (!opened) return { fault: { code: 'part-closed', number: part.entry } };
      parts.push(opened);
    }
    const missing = redactionFault(parts, report) ?? missingFile(parts, removed, report);
    if (missing) return { fault: missing };
    if (identityWrap === undefined) return { view: viewOf(report, parts, removed) };
    const identity = await openedIdentity({ context, content }, report, identityWrap, this.#vault);
    return identity === undefined
      ? { fault: { code: 'part-closed', number: 0 } }
      : { view: viewOf(report, parts, removed, identity) };
  }

  /** Seals and signs what a manager writes, as the next entry of an open report. */
  async entry(id: string, draft: EntryDraft): Promise<ManagerEntry & Partial<IdentityAsk>> {
    const { context, content, next, before, share, since } = this.#keys(id);
    const author = this.#vault.stored.id;
    const redacted =
      draft.redaction && redactedParts({ context, content, next }, this.#summaryKey(id), author, draft.redaction);
    const part = draft.message ? 'message' : draft.note ? 'note' : undefined;
    const partId = random(16);
    const place = part && ({ context, kind: part, number: next, author: fromHex(author) } as const);
    const key = place && partKey(content, place.kind, partId);
    const sealed = place && key && sealPart(key, place, toJson(draft.message ?? draft.note), random);
    const main = redacted?.body ?? sealed;
    const hash = main ? toHex(sha256(main)) : draft.removed && this.#hashes.get(id)?.get(placeOf(draft.removed));
    const entry: ReportEntry = {
      format: 'candor-report-entry-1',
      report: toHex(sha256(context)),
      number: next,
      before,
      kind: draft.kind,
      ...(draft.move && { move: draft.move }),
      ...(hash && { part: hash }),
      ...(draft.erases && { erases: true }),
      ...(draft.restores !== undefined && { restores: draft.restores }),
      at: draft.at > since ? draft.at : since,
      author,
    };
    return {
      entry: signEntry(entry, this.#vault.secrets.signing),
      ...(redacted && {
        parts: [
          { kind: 'body' as const, number: next, sealed: toBase64(redacted.body) },
          { kind: 'summary' as const, number: next, sealed: toBase64(redacted.summary) },
        ],
      }),
      ...(part &&
        sealed && {
          parts: [
            { kind: part, number: next, id: toHex(partId), sealed: toBase64(sealed) },
            ...(draft.attached ?? []).map((file, number) => headerPart({ context, content }, author, file, number)),
          ],
        }),
      ...(draft.attached && draft.attached.length > 0 && { files: draft.attached.map(({ sent }) => sent) }),
      ...(draft.note?.person && { person: draft.note.person }),
      ...(draft.removed && { removed: draft.removed }),
      ...(draft.reader && { wraps: [await wrapped(share, context, draft.reader)] }),
      ...(draft.custodian && key && { key: await wrapReasonKey(key, context, draft.custodian) }),
    };
  }

  /** Seals a file for a message. The same file and ID give the same chunks. */
  sealFile(id: string, file: { readonly id: string; readonly bytes: Uint8Array }): Promise<SealedFile> {
    return sealedFile(this.#keys(id), file);
  }

  /** The `opened` entry of a report that is not open yet, whose last entry is known from elsewhere. */
  openingEntry(report: ListedReport, before: string, at: string): ManagerEntry {
    const entry: ReportEntry = {
      format: 'candor-report-entry-1',
      report: toHex(sha256(contextOf(report))),
      number: report.entries,
      before,
      kind: 'opened',
      at,
      author: this.#vault.stored.id,
    };
    return { entry: signEntry(entry, this.#vault.secrets.signing) };
  }

  /** The bytes of a file, whole. @throws NotOpened also if its hash is not that of its header */
  file(id: string, file: FileToOpen, chunks: readonly Uint8Array[]): Promise<Uint8Array> {
    return openedFile(this.#keys(id), file, chunks);
  }

  /** The signed log of an open report, for whoever checks it elsewhere. */
  log(id: string): { readonly office: string; readonly report: string; readonly entries: readonly SignedEntry[] } {
    const { office, entries } = this.#keys(id);
    return { office, report: id, entries };
  }

  #keys(id: string): OpenKeys {
    const keys = this.#open.get(id);
    if (!keys) throw new RangeError('The report is not open.');
    return keys;
  }

  #summaryKey(id: string): Uint8Array {
    const key = this.#summaryKeys.get(id);
    if (!key) throw new RangeError('The summary of the report is not open.');
    return key;
  }

  async #share(report: Pick<ListedReport, 'id' | 'office' | 'document' | 'wrap'>): Promise<Uint8Array> {
    const kept = this.#ring.find(report.id);
    if (kept) return kept;
    const place = { context: contextOf(report), purpose: 'share', recipient: fromHex(this.#vault.stored.id) } as const;
    const share = await unwrapShare(fromBase64(report.wrap), place, this.#vault.secrets.kemSeed);
    this.#ring.add(report.id, share);
    return share;
  }
}

const contextOf = ({ office, id, document }: Pick<ListedReport, 'id' | 'office' | 'document'>) =>
  reportContext({ office: fromHex(office), report: fromHex(id), document: fromHex(document) });

const placeOf = ({ entry, kind, number }: Pick<StoredPart, 'entry' | 'kind' | 'number'>) =>
  `${entry}/${kind}/${number}`;
