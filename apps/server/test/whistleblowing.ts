import {
  contentKey,
  officeFormat,
  officeHash,
  reportContext,
  signOffice,
  signRequest,
  unwrapShare,
  type OfficeDocument,
} from '@app/sealing';
import { canonicalText, type JsonObject } from '@app/evidence';
import type {
  EntryKind,
  ListedReport,
  MailboxAnswer,
  MailboxState,
  ManagerEntry,
  OpenedReport,
  ReportList,
} from '@app/whistleblowing';
import { expect } from 'vitest';
import type { Answer, Person, TestApp } from './app.ts';
import { shop } from './register.ts';
import { api, reportManagers, type TestManager } from './report-managers.ts';
import {
  base64,
  bytesOf,
  fromBase64,
  hashOfLast,
  hexOf,
  random,
  sealedReport,
  signedWriting,
  type SealedReport,
  type Words,
  type Writing,
} from './sealed-reports.ts';

export type TestOffice = {
  readonly id: string;
  readonly owner: Person;
  readonly siteId: string;
  readonly managers: readonly [TestManager, TestManager, ...TestManager[]];
  readonly document: OfficeDocument;
};
export const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** What reporters and managers do, with real sealing. Needs an app without limits. */
export function whistleblowing(app: TestApp) {
  const today = () => app.clock.now().toISOString().slice(0, 10);

  const { openTool, toolClient, post, newManager, signInAgain } = reportManagers(app);

  /** An open office of a new site, with two managers. */
  async function newOffice(given: Partial<Pick<OfficeDocument, 'custodian' | 'recovery' | 'country'>> = {}) {
    const owner = await app.signUp();
    const { siteId } = await shop(owner);
    const managers = [await newManager(owner, 'One'), await newManager(owner, 'Two')] as const;
    const document: OfficeDocument = {
      format: officeFormat,
      office: hexOf(random(16)),
      version: 1,
      before: null,
      day: today(),
      country: 'IT',
      recipients: managers.map(({ recipient }) => recipient),
      custodian: null,
      recovery: null,
      form: { name: 'Corner Coffee Ltd' },
      ...given,
    };
    await app.owner.query('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $3, true)', [
      owner.accountId,
      uuidOf(document.office),
      siteId,
    ]);
    const office: TestOffice = { id: document.office, owner, siteId, managers: [...managers], document };
    await signDocument(office, document, managers[0]);
    return office;
  }

  /** Stores a document as the next one of its office. */
  async function signDocument(office: TestOffice, document: OfficeDocument, by: TestManager): Promise<void> {
    const signed = signOffice(document, by.id, by.secrets.signing);
    await app.owner.query('insert into report_office_document values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      office.owner.accountId,
      uuidOf(document.office),
      document.version,
      Buffer.from(officeHash(document)),
      canonicalText(document as JsonObject),
      uuidOf(by.id),
      Buffer.from(signed.signature ?? '', 'hex'),
      document.day,
    ]);
  }

  /** Seals and sends a report, with its files before it. */
  async function sendReport(office: TestOffice, words: Words = {}): Promise<SealedReport> {
    const report = await sealedReport(office.document, today(), words);
    await sendFiles(office, report);
    const answer = await post(`${api}/offices/${office.id}/reports`, report.sent);
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    return report;
  }

  async function sendFiles(office: TestOffice, { sent, chunks }: SealedReport): Promise<void> {
    if (sent.files.length === 0) return;
    const files = sent.files.map(({ id, length }) => ({ id, length }));
    const announced = await post(`${api}/offices/${office.id}/arrivals`, { lookup: sent.lookup, files });
    expect(announced.statusCode, announced.body.slice(0, 500)).toBe(200);
    for (const [id, all] of chunks)
      for (const [number, chunk] of all.entries()) {
        const url = `${api}/offices/${office.id}/arrivals/${sent.lookup}/${id}/${number}`;
        const answer = await app.http.inject({
          method: 'PUT',
          url,
          headers: { 'content-type': 'application/octet-stream' },
          payload: Buffer.from(chunk),
        });
        expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
      }
  }

  /** A signed call to a mailbox. */
  async function callMailbox(office: { readonly id: string }, { keys }: Pick<SealedReport, 'keys'>, call: object) {
    const path = `${api}/offices/${office.id}/mailbox`;
    const asked = await app.http.inject({ method: 'GET', url: `${api}/challenge` });
    const challenge = fromBase64(asked.json<{ challenge: string }>().challenge);
    const text = JSON.stringify({ lookup: hexOf(keys.lookup), ...call });
    const body = new TextEncoder().encode(text);
    const signature = signRequest({ challenge, method: 'POST', path, body }, keys.signing);
    return app.http.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-challenge': base64(challenge),
        'x-signature': base64(signature),
      },
      payload: text,
    });
  }

  async function openMailbox(office: TestOffice, report: SealedReport): Promise<MailboxState> {
    const answer = (await callMailbox(office, report, { action: 'open' })).json<MailboxAnswer>();
    if (!('mailbox' in answer)) throw new Error(`The mailbox was refused: ${JSON.stringify(answer).slice(0, 300)}`);
    return answer.mailbox;
  }

  const contentOf = ({ context, secrets }: SealedReport) => contentKey(context, secrets.share, secrets.contentHalf);

  /** What the reporter writes next, to be sent to the mailbox. */
  async function writing(office: TestOffice, report: SealedReport, kind: EntryKind, written: Writing) {
    const { entries } = await openMailbox(office, report);
    const last = entries.at(-1);
    const before = last && 'hash' in last ? last.hash : hashOfLast(last ? [last] : []);
    const next = { context: report.context, number: entries.length, before, kind, at: today() };
    const by = { id: null, signing: report.keys.signing };
    return { action: 'write', ...signedWriting(next, written, contentOf(report), by) };
  }

  /** Writes as the reporter. */
  async function write(office: TestOffice, report: SealedReport, kind: EntryKind, written: Writing) {
    return (await callMailbox(office, report, await writing(office, report, kind, written))).json<MailboxAnswer>();
  }

  async function list(manager: TestManager, office: TestOffice): Promise<readonly ListedReport[]> {
    const answer = await manager.tool.send('GET', `/offices/${office.id}/reports`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ReportList>().reports;
  }

  const contextOf = ({ office, id, document }: Pick<ListedReport, 'office' | 'id' | 'document'>) =>
    reportContext({ office: bytesOf(office), report: bytesOf(id), document: bytesOf(document) });

  /** The share that a manager unwraps by their own key. */
  async function unlocked(manager: TestManager, report: ListedReport | OpenedReport) {
    const context = contextOf(report);
    const place = { context, purpose: 'share' as const, recipient: bytesOf(manager.id) };
    const share = await unwrapShare(fromBase64(report.wrap), place, manager.secrets.kemSeed);
    return { context, share };
  }

  async function opening(manager: TestManager, listed: ListedReport): Promise<Answer> {
    const context = contextOf(listed);
    const at = app.clock.now().toISOString();
    const next = { context, number: listed.entries, before: listed.last, kind: 'opened' as const, at };
    const sent = signedWriting(next, {}, new Uint8Array(32), { id: manager.id, signing: manager.secrets.signing });
    return manager.tool.send('POST', `/reports/${listed.id}/opening`, sent);
  }

  /** Opens a report, and derives its content key. */
  async function open(manager: TestManager, listed: ListedReport) {
    const answer = await opening(manager, listed);
    expect(answer.statusCode, answer.body).toBe(200);
    const report = answer.json<OpenedReport>();
    const { context, share } = await unlocked(manager, report);
    return { report, context, content: contentKey(context, share, bytesOf(report.contentHalf)) };
  }

  /** An entry of a manager after those of a report. */
  function managerEntry(
    manager: TestManager,
    { report, context, content }: Awaited<ReturnType<typeof open>>,
    kind: EntryKind,
    { more = {}, ...writing }: Writing & { readonly more?: Partial<ManagerEntry> } = {},
  ): ManagerEntry {
    const at = app.clock.now().toISOString();
    const next = { context, number: report.entries, before: hashOfLast(report.allEntries), kind, at };
    const by = { id: manager.id, signing: manager.secrets.signing };
    return { ...signedWriting(next, writing, content, by), ...more };
  }

  const add = (manager: TestManager, report: { readonly id: string }, entry: ManagerEntry) =>
    manager.tool.send('POST', `/reports/${report.id}/entries`, entry);

  /** Adds an entry that is taken, and goes on from it. */
  async function added(
    manager: TestManager,
    opened: Awaited<ReturnType<typeof open>>,
    kind: EntryKind,
    writing: Writing & { readonly more?: Partial<ManagerEntry> } = {},
  ) {
    const answer = await add(manager, opened.report, managerEntry(manager, opened, kind, writing));
    expect(answer.statusCode, answer.body).toBe(200);
    return { ...opened, report: answer.json<OpenedReport>() };
  }

  return {
    openTool,
    toolClient,
    post,
    newManager,
    signInAgain,
    newOffice,
    signDocument,
    sendReport,
    sendFiles,
    callMailbox,
    openMailbox,
    contentOf,
    writing,
    write,
    list,
    unlocked,
    opening,
    open,
    managerEntry,
    add,
    added,
    today,
  };
}
