import { isConcluded, whyNoMove, type OpenedReport, type ReportStatus } from '@app/whistleblowing';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { toHex, toUuid } from '../ids.ts';
import { deletableFrom } from '../keeping/rules.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { appendEntry } from '../reports/append.ts';
import { findLastKind, hasEntry, type ReportChange } from '../reports/entry-queries.ts';
import { deleteFile } from '../reports/file-queries.ts';
import { listDocumentsByHash } from '../reports/office-queries.ts';
import { deletePart, findReport, insertWraps } from '../reports/queries.ts';
import { isShutOut } from '../reports/reader-rules.ts';
import { isTimeNear, isWrap } from '../reports/rules.ts';
import type { ManagerWriting } from '../reports/schemas.ts';
import { documentOf } from '../reports/view.ts';
import { wrapsToStore } from '../reports/submit.ts';
import { checkOpened, withReport, type Reader } from './access.ts';
import { fitsKind, kindRules } from './kinds-rules.ts';
import { readWhole, withHalf } from './read.ts';
import { redactFacts, restoreFacts } from './redactions.ts';
import { deleteContent, deleteWrapsOf, insertExclusion, listReaders } from '../reports/listed-queries.ts';
import type { Manager } from './session.ts';
import { readerSource } from './shut-out.ts';
import { listIdsOfOwner } from './vault-queries.ts';

/** Opens a report: the entry that says so is stored before the half is given out. */
export async function openReport(
  services: Services,
  keys: KeyStore,
  manager: Manager,
  { id, sent }: { readonly id: string; readonly sent: ManagerWriting },
): Promise<OpenedReport> {
  const whole = await withReport(services, manager, id, async (tx, reader) => {
    if (sent.entry.entry.kind !== 'opened' || !fitsKind({ part: 'note', optional: true }, sent, isMove(sent)))
      throw new Problem('report.malformed', { reason: 'kind' });
    return append(tx, services, reader, sent, { newsSince: null });
  });
  return withHalf(keys, whole);
}

/**
 * Adds an entry of a manager, and does what it says: all of it or nothing.
 * @throws Problem `report.not-opened`, `report.changed`, `report.malformed`, `report.no-such-move`, `report.tick-missing`,
 * `report.feedback-missing`, `report.unread`, `report.kept`, `report.last-reader`, `report.consent-missing`, `report.shut-out`, `report.not-restorable`
 */
export async function addEntry(
  services: Services,
  keys: KeyStore,
  manager: Manager,
  { id, sent }: { readonly id: string; readonly sent: ManagerWriting },
): Promise<OpenedReport> {
  const whole = await withReport(services, manager, id, async (tx, reader) => {
    const { entry } = sent.entry;
    const rule = kindRules[entry.kind];
    if (!rule || !fitsKind(rule, sent, isMove(sent))) throw new Problem('report.malformed', { reason: 'kind' });
    await checkOpened(tx, reader);
    const today = dayOf(services.now());
    const change = await changeOf(tx, reader, sent, today);
    await act(tx, reader, sent, today);
    const written = await append(tx, services, reader, sent, change);
    if (change.status !== 'information_deleted') return written;
    await deleteContent(tx, reader.report.accountId, reader.report.id);
    return {
      ...written,
      envelope: { ...written.envelope, parts: [], wraps: [], files: [] },
      parts: [],
      files: [],
      wrap: '',
    };
  });
  // Until here a kill leaves halves without anything that they open; `finishDeletions` destroys them then.
  if (whole.status === 'information_deleted') await keys.destroy({ office: whole.office, report: whole.id });
  return withHalf(keys, whole);
}

const isMove = ({ entry: { entry } }: ManagerWriting): boolean => entry.move !== undefined;

async function append(
  tx: Tx,
  services: Services,
  reader: Reader,
  sent: ManagerWriting,
  change: Omit<ReportChange, 'entries'>,
): Promise<Omit<OpenedReport, 'contentHalf'>> {
  const { report, vault } = reader;
  if (report.status === 'information_deleted') throw new Problem('report.not-found');
  if (!isTimeNear(sent.entry.entry.at, services.now())) throw new Problem('report.clock');
  await appendEntry(tx, report, sent, { id: vault.id, publicKey: vault.signKey }, change);
  const changed = await findReport(tx, report.accountId, report.id);
  return readWhole(tx, { ...reader, report: changed ?? report });
}

/** What an entry changes of the row of its report. */
async function changeOf(
  tx: Tx,
  { report, document }: Reader,
  { entry: { entry }, ticks = [], person }: ManagerWriting,
  today: string,
): Promise<Omit<ReportChange, 'entries'>> {
  const { accountId, id } = report;
  switch (entry.kind) {
    case 'acknowledged':
      return { acknowledgedOn: today };
    case 'feedback':
      return { feedbackOn: today };
    case 'assigned': {
      const isRecipient = document.recipients.some((recipient) => recipient.id === person);
      if (person === undefined || !isRecipient) throw new Problem('report.malformed', { reason: 'person' });
      return { assigneeId: toUuid(person) };
    }
    case 'moved': {
      const [from, to] = entry.move ?? ['', ''];
      if (from !== report.status) throw new Problem('report.changed');
      const hasFeedback = await hasEntry(tx, accountId, id, 'feedback');
      // A text that is no status is no move.
      const move = { from: from as ReportStatus, to: to as ReportStatus, ticks, hasFeedback };
      const refusal = whyNoMove(move);
      if (refusal) throw new Problem(`report.${refusal}`);
      if (to === 'information_deleted' && report.newsSince !== null) throw new Problem('report.unread');
      if (to === 'information_deleted' && (await isKept(tx, report, today))) throw new Problem('report.kept');
      return { status: to, ...(isConcluded(move.to) && { closedOn: today }) };
    }
    case 'identity-passed': {
      const last = await findLastKind(tx, accountId, id, ['consented', 'declined']);
      const isTold =
        last === 'consented' ||
        (await hasEntry(tx, accountId, id, 'disclosure-told')) ||
        (await hasEntry(tx, accountId, id, 'disclosure-withheld'));
      if (!isTold) throw new Problem('report.consent-missing');
      return {};
    }
    default:
      return {};
  }
}

/** Whether a report that is not admissible has to stay: until its retention is over and the reporter was told. READINGS 18 */
async function isKept(tx: Tx, report: Reader['report'], today: string): Promise<boolean> {
  if (report.status !== 'not_admissible') return false;
  const document = documentOf(await listDocumentsByHash(tx, report.accountId, report.officeId), report);
  const from = deletableFrom(report, document);
  return from === undefined || from > today;
}

/** What an entry does beside changing the row. */
async function act(tx: Tx, reader: Reader, sent: ManagerWriting, today: string): Promise<void> {
  const { accountId, id } = reader.report;
  const { removed, person, wraps = [] } = sent;
  if (removed) {
    // Without them nobody could tell any more what was reported.
    if (removed.kind === 'summary' || removed.kind === 'body') throw new Problem('report.not-removable');
    const part = await deletePart(tx, accountId, id, removed);
    if (!part || sent.entry.entry.part !== sha256(part.sealed).toString('hex'))
      throw new Problem('report.malformed', { reason: 'removed' });
    if (part.kind === 'file' && part.id !== null) await deleteFile(tx, accountId, part.id);
  }
  if (sent.entry.entry.kind === 'redacted') await redactFacts(tx, reader.report, sent.entry.entry, today);
  if (sent.entry.entry.kind === 'restored') await restoreFacts(tx, reader.report, sent.entry.entry, today);
  if (sent.entry.entry.kind === 'excluded' && person !== undefined) await exclude(tx, reader, person);
  if (wraps.length > 0) await addWraps(tx, reader, wraps);
}

/**
 * Takes the wraps of somebody with a conflict of interest, who no longer sees the report by any ID that they have had. Managers exclude
 * themselves if one reader remains, and others only if two do: nobody shuts out the last other reader.
 */
async function exclude(tx: Tx, { report, document, vault }: Reader, person: string): Promise<void> {
  const { accountId, id } = report;
  const readers = new Set(await listReaders(tx, accountId, id));
  if (!readers.has(toUuid(person))) throw new Problem('report.malformed', { reason: 'person' });
  const own = await listIdsOfOwner(tx, accountId, toUuid(person));
  const left = document.recipients.map((one) => toUuid(one.id)).filter((one) => !own.includes(one) && readers.has(one));
  if (left.length < (own.includes(vault.id) ? 1 : 2)) throw new Problem('report.last-reader');
  for (const one of own) {
    await deleteWrapsOf(tx, accountId, id, one);
    await insertExclusion(tx, accountId, id, one);
  }
}

/** Gives access to managers who came later, and to nobody whom the reporter unticked, who was shut out, or who holds the names. */
async function addWraps(
  tx: Tx,
  { report, document }: Reader,
  wraps: NonNullable<ManagerWriting['wraps']>,
): Promise<void> {
  const recipients = new Set(document.recipients.map((recipient) => recipient.id));
  const readers = new Set((await listReaders(tx, report.accountId, report.id)).map(toHex));
  const isRight = wraps.every(
    (wrap) =>
      wrap.purpose === 'share' && isWrap(wrap) && recipients.has(wrap.recipient) && !readers.has(wrap.recipient),
  );
  if (!isRight || new Set(wraps.map(({ recipient }) => recipient)).size !== wraps.length)
    throw new Problem('report.malformed', { reason: 'wraps' });
  for (const { recipient } of wraps) {
    const own = await listIdsOfOwner(tx, report.accountId, toUuid(recipient));
    const source = await readerSource(tx, report, own);
    if (!source || isShutOut(source)) throw new Problem('report.shut-out');
  }
  await insertWraps(tx, report.accountId, report.id, wrapsToStore(wraps));
}
