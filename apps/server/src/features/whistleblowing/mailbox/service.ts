import { isChallenge, isSignedRequest, newChallenge } from '@app/sealing';
import { isShownToReporter, type EntryKind, type MailboxAnswer, type MailboxState } from '@app/whistleblowing';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { bytesOfHex, noRecipient, toBase64, toHex, toUuid } from '../ids.ts';
import { findLastDay } from '../keeping/last-day.ts';
import { deletableFrom, deletedFrom, namesUntil } from '../keeping/rules.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { fileLimitsOf } from '../limits.ts';
import { appendEntry, halvesNameOf } from '../reports/append.ts';
import { listEntries } from '../reports/entry-queries.ts';
import { findChunk, findFile, listFiles } from '../reports/file-queries.ts';
import { announceFile, storeChunk, type FileOwner } from '../reports/files.ts';
import { findOffice, listDocumentsByHash, type Office } from '../reports/office-queries.ts';
import { findReportByLookup, findWrap, listParts, lockReport, type StoredReport } from '../reports/queries.ts';
import type { MailboxCall } from '../reports/schemas.ts';
import { boundEnvelope, clocksOf, documentOf, entryView, fileView, partView } from '../reports/view.ts';
import { reportProof } from '../tree/proof.ts';

/** How a call is signed, with the bytes that are. */
export type SignedCall = {
  readonly challenge: Buffer;
  readonly signature: Buffer;
  readonly path: string;
  readonly body: Buffer;
};

type Answer = MailboxAnswer extends infer One ? Omit<One, 'pad'> : never;
type Open = { readonly office: Office; readonly report: StoredReport };

/** What a mailbox shows. Notes and summaries stay with the managers. */
const shownKinds = ['body', 'identity', 'message', 'file'] as const;
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Checks a signature where there is no report, too, so that an unknown code takes as long as a known one. */
const nobody = Buffer.from(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

/** The mailboxes of reporters. */
export function mailboxes(services: Services, keys: KeyStore) {
  const { config, db, now, secrets } = services;
  const limits = fileLimitsOf(config.reportMegabytes);
  const challengeKey = secrets.key('report-challenge');
  const random = (length: number) => randomBytes(length);

  /** @throws Problem `mailbox.challenge`, `mailbox.not-found` */
  async function admit(officeHex: string, call: MailboxCall, signed: SignedCall): Promise<Open> {
    const office = await db.asSystem((tx) => findOffice(tx, toUuid(officeHex)));
    const report =
      office &&
      (await db.inAccount(office.accountId, (tx) =>
        findReportByLookup(tx, office.accountId, office.id, bytesOfHex(call.lookup)),
      ));
    const request = { challenge: signed.challenge, method: 'POST', path: signed.path, body: signed.body };
    const isSigned = isSignedRequest(request, signed.signature, report?.publicKey ?? nobody);
    if (!isChallenge(signed.challenge, challengeKey, secondsOf(now()))) throw new Problem('mailbox.challenge');
    if (!office || !report || !isSigned) throw new Problem('mailbox.not-found');
    return { office, report };
  }

  async function read(tx: Tx, { office, report }: Open): Promise<Omit<MailboxState, 'contentHalf'>> {
    const { accountId, id } = report;
    const document = documentOf(await listDocumentsByHash(tx, accountId, report.officeId), report);
    const entries = await listEntries(tx, accountId, id);
    const shown = new Set(entries.map(({ number }) => number).filter((number) => isShownToReporter(entries, number)));
    const wrap = await findWrap(tx, accountId, id, { purpose: 'reporter', recipient: toUuid(noRecipient) });
    const parts = await listParts(tx, accountId, id, shownKinds);
    const files = await listFiles(tx, accountId, id);
    return {
      report: toHex(id),
      document: report.documentHash.toString('hex'),
      receivedOn: report.receivedOn,
      // The table holds these statuses alone.
      status: report.status as MailboxState['status'],
      entries: entries.map((entry) =>
        shown.has(entry.number) ? entryView(entry) : { hash: entry.hash.toString('hex') },
      ),
      wrap: toBase64(wrap ?? Buffer.alloc(0)),
      parts: parts.filter(({ entry }) => shown.has(entry)).map(partView),
      files: files.filter(({ entry }) => shown.has(entry)).map(fileView),
      clocks: clocksOf(report, document).map(({ alerts: _, ...clock }) => clock),
      // A form that ended goes with all that is in it, and so does an account.
      deletedFrom: earliest(
        await findLastDay(tx, office),
        deletedFrom(report, document) ?? deletableFrom(report, document),
      ),
      namesUntil: report.namesToldOn === null ? null : (namesUntil(report, document) ?? null),
      namesRemovedOn: report.namesRemovedOn,
    };
  }

  async function open({ office, report }: Open): Promise<Answer> {
    const state = await db.inAccount(office.accountId, (tx) => read(tx, { office, report }));
    const halves = await keys.get(halvesNameOf(report));
    if (!halves) throw new Problem('mailbox.not-found');
    return { mailbox: { ...state, contentHalf: Buffer.from(halves.content).toString('hex') } };
  }

  async function write({ office, report }: Open, call: Extract<MailboxCall, { action: 'write' }>): Promise<Answer> {
    const { accountId } = office;
    const { entry } = call.entry;
    const parts = call.parts ?? [];
    const wanted = partOf[entry.kind];
    const isRight =
      wanted !== undefined &&
      entry.move === undefined &&
      parts.every(({ kind }) => kind === wanted || (kind === 'file' && wanted === 'message')) &&
      parts.some(({ kind }) => kind === wanted);
    if (isRight && entry.at !== dayOf(now())) throw new Problem('report.other-day');
    if (!isRight) throw new Problem('report.malformed', { reason: 'kind' });
    const changed = await db.inAccount(accountId, async (tx) => {
      const held = await lockReport(tx, accountId, report.id);
      if (!held?.publicKey) throw new Problem('mailbox.not-found');
      // Nobody could open another name: its keys are gone.
      if (entry.kind === 'named' && held.namesRemovedOn !== null) throw new Problem('report.names-removed');
      const author = { id: null, publicKey: held.publicKey };
      await appendEntry(tx, held, call, author, { newsSince: entry.number });
      return lockReport(tx, accountId, report.id);
    });
    return open({ office, report: changed ?? report });
  }

  async function upload({ office, report }: Open, call: Extract<MailboxCall, { action: 'upload' }>): Promise<Answer> {
    const owner: FileOwner = {
      accountId: office.accountId,
      officeId: office.id,
      lookup: bytesOfHex(call.lookup),
      reportId: report.id,
    };
    const { file, length, chunk, bytes } = call;
    await db.inAccount(office.accountId, async (tx) => {
      await announceFile(tx, owner, { id: file, length }, { today: dayOf(now()), limits });
      await storeChunk(tx, owner, { file, number: chunk, sealed: Buffer.from(bytes, 'base64url') });
    });
    return { uploaded: chunk };
  }

  async function download(
    { office, report }: Open,
    { file, chunk }: Extract<MailboxCall, { action: 'download' }>,
  ): Promise<Answer> {
    const { accountId } = office;
    const sealed = await db.inAccount(accountId, async (tx) => {
      const found = await findFile(tx, accountId, toUuid(file));
      if (!found || found.reportId !== report.id || found.entry === null) return undefined;
      const entries = await listEntries(tx, accountId, report.id);
      return isShownToReporter(entries, found.entry) ? findChunk(tx, accountId, found.id, chunk) : undefined;
    });
    if (!sealed) throw new Problem('report-file.not-found');
    return { chunk: toBase64(sealed) };
  }

  async function proof({ office, report }: Open): Promise<Answer> {
    const { accountId, id: officeId } = office;
    const found = await db.inAccount(accountId, (tx) => reportProof(tx, { accountId, officeId, reportId: report.id }));
    if (!found) throw new Problem('mailbox.no-proof');
    return { proof: found, envelope: boundEnvelope(report) };
  }

  return {
    challenge: () => ({
      today: dayOf(now()),
      challenge: toBase64(Buffer.from(newChallenge(challengeKey, secondsOf(now()), random))),
    }),
    /** @throws Problem, which the route answers with status 200 */
    async call(officeHex: string, call: MailboxCall, signed: SignedCall): Promise<Answer> {
      const opened = await admit(officeHex, call, signed);
      switch (call.action) {
        case 'open':
          return open(opened);
        case 'write':
          return write(opened, call);
        case 'upload':
          return upload(opened, call);
        case 'download':
          return download(opened, call);
        case 'proof':
          return proof(opened);
      }
    },
  };
}

/** The first of some days, of which any may be missing. */
function earliest(...days: readonly (string | null | undefined)[]): string | null {
  return days.flatMap((day) => day ?? []).toSorted()[0] ?? null;
}

/** The part that each entry of a reporter has. */
const partOf: Readonly<Partial<Record<EntryKind, 'message' | 'identity'>>> = {
  wrote: 'message',
  named: 'identity',
  consented: 'message',
  declined: 'message',
  'minutes-agreed': 'message',
  'minutes-corrected': 'message',
};
