import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { kemPublicKey, officeFormat, officeHash, type OfficeDocument } from '@app/sealing';
import { canonicalText, type JsonObject } from '@app/evidence';
import type { rowsIn, Running } from './process.ts';
import { hexOf, random, type SealedReport } from './sealed-reports.ts';

// What tests share that kill a server while people send reports.

const uuidOf = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** An open office with one recipient, in the database of a running server. */
export async function newReportOffice(rowsOf: ReturnType<typeof rowsIn>): Promise<OfficeDocument> {
  const account = crypto.randomUUID();
  const day = new Date().toISOString().slice(0, 10);
  const kem = hexOf(await kemPublicKey(random(32)));
  const document: OfficeDocument = {
    format: officeFormat,
    office: hexOf(random(16)),
    version: 1,
    before: null,
    day,
    country: 'IT',
    recipients: [{ id: hexOf(random(16)), name: 'One', function: 'Compliance', kem, sign: hexOf(random(32)) }],
    custodian: null,
    recovery: null,
    form: {},
  };
  const office = uuidOf(document.office);
  await rowsOf('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $2, true)', [
    account,
    office,
  ]);
  await rowsOf('insert into report_office_document values ($1, $2, 1, $3, $4, null, null, $5)', [
    account,
    office,
    Buffer.from(officeHash(document)),
    canonicalText(document as JsonObject),
    day,
  ]);
  return document;
}

let networks = 0;

/** Sends a report with its work, from a network of its own. @throws Error unless it is acknowledged */
export async function sendWithWork(server: Running, office: string, report: SealedReport): Promise<void> {
  networks += 1;
  const from = { 'x-forwarded-for': `10.7.${networks >> 8}.${networks & 255}` };
  const asked = await fetch(`${server.url}/report/api/work`, { headers: from });
  const { challenge } = (await asked.json()) as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  const work = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
  const answer = await fetch(`${server.url}/report/api/offices/${office}/reports`, {
    method: 'POST',
    headers: { ...from, 'x-work': work, 'content-type': 'application/json' },
    body: JSON.stringify(report.sent),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A report was answered with ${answer.status}: ${text.slice(0, 200)}`);
}
