import { checkEntries, unwrapForReporter } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { bytesOf, fromBase64, hexOf, openedPart, sha256 } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, contentOf, list, open, opening, unlocked, added } = whistleblowing(app);

test('W1 whoever exchanges wraps, parts, halves or entries by SQL opens nothing, and is found', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  const first = await sendReport(office, { body: { text: 'first' } });
  const second = await sendReport(office, { body: { text: 'second' } });
  const ids = [first, second].map(({ sent }) => uuidOf(sent.report));
  const of = async (id: string) => {
    const found = (await list(one, office)).find((listed) => listed.id === id);
    if (!found) throw new Error('The report is not listed.');
    return found;
  };
  const sql = (text: string, values: unknown[] = []) => app.owner.query(text, values);

  const swapParts = `update report_part p set sealed = o.sealed from report_part o
    where p.kind = 'body' and o.kind = 'body' and p.report_id = any($1) and o.report_id = any($1)
      and p.report_id <> o.report_id`;
  await sql(swapParts, [ids]);
  const opened = await open(one, await of(first.sent.report));
  const body = opened.report.parts.find(({ kind }) => kind === 'body');
  if (!body) throw new Error('There is no body.');
  expect(() => openedPart(opened, body)).toThrow('not-authentic');
  const mailbox = await openMailbox(office, first);
  const [shown] = mailbox.parts;
  if (!shown) throw new Error('The mailbox shows nothing.');
  expect(() => openedPart({ context: first.context, content: contentOf(first) }, shown)).toThrow('not-authentic');
  // The envelope names the part that it had.
  const bound = opened.report.envelope.parts.find(({ kind }) => kind === 'body');
  expect(bound?.hash).not.toBe(hexOf(sha256(fromBase64(body.sealed))));
  await sql(swapParts, [ids]);

  const swapWraps = `update report_wrap w set wrapped = o.wrapped from report_wrap o
    where w.purpose = 'share' and o.purpose = 'share' and w.report_id = $1 and o.report_id = $1
      and w.recipient <> o.recipient`;
  await sql(swapWraps, [ids[0]]);
  await expect(unlocked(one, await of(first.sent.report))).rejects.toThrow('not-authentic');
  await sql(swapWraps, [ids[0]]);
  await sql(
    `update report_wrap set wrapped = (select wrapped from report_wrap where report_id = $2 and purpose = 'reporter')
    where report_id = $1 and purpose = 'reporter'`,
    ids,
  );
  const { wrap } = await openMailbox(office, first);
  expect(() => unwrapForReporter(fromBase64(wrap), first.context, first.keys.wrapping)).toThrow('not-authentic');

  // An entry that is cut, or one of another report, breaks the chain.
  const more = await added(one, opened, 'noted', { part: { kind: 'note', value: { text: 'n' } } });
  const keys = new Map([
    ['reporter', first.keys.publicKey],
    [one.id, bytesOf(one.recipient.sign)],
  ]);
  const chain = (entries: typeof more.report.allEntries) =>
    checkEntries(entries, hexOf(sha256(first.context)), (author) => keys.get(author));
  expect(chain(more.report.allEntries)).toBeUndefined();
  await sql('delete from report_entry where report_id = $1 and number = 1', [ids[0]]);
  const refused = await opening(two, await of(first.sent.report));
  expect(refused.statusCode).toBe(200);
  expect(chain(refused.json<typeof more.report>().allEntries)).toMatchObject({ number: 1 });
});

test('a public key that is exchanged in the vault or the document gets no report', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office);
  const sign = Buffer.from(bytesOf(two.recipient.sign));
  await app.owner.query('update report_vault set sign_key = $2 where id = $1', [uuidOf(one.id), sign]);
  expect((await one.tool.send('GET', `/offices/${office.id}/reports`)).statusCode).toBe(404);
});
