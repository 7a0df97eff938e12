import { randomBytes } from 'node:crypto';
import { officeHash, reportContext, sealPart, summaryKey, wrapShare, type OfficeDocument } from '@app/sealing';
import type { ListedReport, SummaryContent } from '@app/whistleblowing';
import type { Person } from '../../apps/report/test/office.ts';

const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));
const base64 = (sealed: Uint8Array): string => Buffer.from(sealed).toString('base64url');

/** What the server lists of reports that were sealed for a manager. */
export async function listedReports(
  document: OfficeDocument,
  manager: Person,
  count: number,
): Promise<readonly ListedReport[]> {
  const listed: ListedReport[] = [];
  const hash = officeHash(document);
  const recipient = bytes(manager.recipient.id);
  const summary: SummaryContent = {
    type: 'fraud',
    excerpt: 'Invoices are paid twice. '.repeat(15),
    isAnonymous: true,
    wantsMeeting: false,
    locale: 'en',
    channel: 'form',
  };
  for (let at = 0; at < count; at += 1) {
    const [id, share, half] = [random(16), random(32), random(32)];
    const context = reportContext({ office: bytes(document.office), report: id, document: hash });
    const wrapped = await wrapShare(share, { context, purpose: 'share', recipient }, bytes(manager.recipient.kem));
    const place = { context, kind: 'summary', number: 0, author: 'reporter' } as const;
    const plain = new TextEncoder().encode(JSON.stringify(summary));
    listed.push({
      id: hex(id),
      office: document.office,
      document: hex(hash),
      receivedOn: '2026-11-30',
      status: 'received',
      entries: 1,
      last: hex(random(32)),
      hasNews: false,
      assignee: null,
      clocks: [],
      keeping: { until: null, deletedFrom: null, deletableFrom: null, namesUntil: null, namesRemovedOn: null },
      summaryPlace: { number: 0, author: 'reporter' },
      wrap: base64(wrapped),
      summary: base64(sealPart(summaryKey(context, share, half), place, plain, random)),
      summaryHalf: hex(half),
    });
  }
  return listed;
}
