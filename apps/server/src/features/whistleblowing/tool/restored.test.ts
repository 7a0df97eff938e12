import { openPart, partKey, sealPart, summaryKey } from '@app/sealing';
import type { OpenedReport } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { base64, bytesOf, fromBase64, hexOf, random, sha256 } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, list, open, unlocked, managerEntry, add } = whistleblowing(app);
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** A report that a manager redacted, and what both managers do with it next. */
async function redacted(more: { readonly erases?: true } = {}) {
  const begun = app.clock.now();
  const office = await newOffice();
  const [one, two] = office.managers;
  const words = { body: { facts: 'Ada Canary pays herself' }, summary: { excerpt: 'Ada Canary' } };
  const report = await sendReport(office, words);
  const opened = async (manager: typeof one) => {
    const listed = await list(manager, office);
    if (!listed[0]) throw new Error('The report is not listed.');
    const at = await open(manager, listed[0]);
    const { share } = await unlocked(manager, at.report);
    return { at, listed, key: summaryKey(at.context, share, bytesOf(listed[0].summaryHalf ?? '')) };
  };
  const redact = async (manager: typeof one, facts: string, entry: { readonly erases?: true } = {}) => {
    const { at, key } = await opened(manager);
    const place = { context: at.context, number: at.report.entries, author: bytesOf(manager.id) };
    const body = sealPart(partKey(at.content, 'body'), { ...place, kind: 'body' }, bytes({ facts }), random);
    const summary = sealPart(key, { ...place, kind: 'summary' }, bytes({ excerpt: facts }), random);
    const parts = [
      { kind: 'body' as const, number: place.number, sealed: base64(body) },
      { kind: 'summary' as const, number: place.number, sealed: base64(summary) },
    ];
    const hash = hexOf(sha256(body));
    const answer = await add(
      manager,
      at.report,
      managerEntry(manager, at, 'redacted', { hash, ...entry, more: { parts } }),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    return place.number;
  };
  const restore = async (manager: typeof one, restores: number) => {
    const { at } = await opened(manager);
    return add(manager, at.report, managerEntry(manager, at, 'restored', { restores }));
  };
  /** What is set aside, by the entry that replaced it. */
  const setAside = async () =>
    (await app.stored('report_replaced_part', { reportId: uuidOf(report.sent.report), kind: 'body' }))
      .map(({ entry, replacedBy }) => `${String(entry)} by ${String(replacedBy)}`)
      .toSorted();
  const number = await redact(one, 'Nothing happened', more);
  return { office, one, two, report, opened, redact, restore, setAside, number, begun };
}

test('W16 another manager takes a redaction back, and the report opens as it was sent', async () => {
  const { office, one, two, report, opened, redact, restore, setAside, number } = await redacted();
  const answer = await restore(two, number);
  expect(answer.statusCode, answer.body).toBe(200);
  const after = answer.json<OpenedReport>();
  expect(after.allEntries.at(-1)?.entry).toMatchObject({ kind: 'restored', restores: number, author: two.id });
  expect(after.parts.filter(({ kind }) => kind !== 'identity').map(({ kind, entry }) => `${kind} ${entry}`)).toEqual([
    'body 0',
    'summary 0',
  ]);
  // The redacted version stays for 30 days, as evidence.
  expect(await setAside()).toEqual([`${number} by ${after.entries - 1}`]);

  const { at, listed, key } = await opened(one);
  expect(listed).toHaveLength(1);
  expect(listed[0]?.summaryPlace).toEqual({ number: expect.any(Number), author: 'reporter' });
  const { number: place = 0 } = listed[0]?.summaryPlace ?? {};
  const summary = { context: at.context, kind: 'summary' as const, number: place, author: 'reporter' as const };
  const excerpt = openPart(key, summary, fromBase64(listed[0]?.summary ?? ''));
  expect(new TextDecoder().decode(excerpt)).toContain('Ada Canary');
  const mailbox = await openMailbox(office, report);
  const body = mailbox.parts.find(({ kind }) => kind === 'body');
  const sent = { context: at.context, kind: 'body' as const, number: body?.number ?? 0, author: 'reporter' as const };
  const facts = openPart(partKey(at.content, 'body'), sent, fromBase64(body?.sealed ?? ''));
  expect(new TextDecoder().decode(facts)).toContain('Ada Canary pays herself');
  expect(mailbox.entries).toContainEqual(
    expect.objectContaining({ entry: expect.objectContaining({ kind: 'restored', restores: number }) }),
  );

  // What was restored is redacted again, and that is taken back as well.
  const second = await redact(one, 'Somebody pays herself');
  expect(await setAside()).toHaveLength(2);
  expect((await restore(two, second)).statusCode).toBe(200);
});

test('W16 only the last redaction is taken back, once, and within 30 days', async () => {
  const { one, two, redact, restore, number, setAside } = await redacted();
  const later = await redact(one, 'Nothing at all');
  for (const wrong of [0, 1, number, later + 5])
    expect((await restore(two, wrong)).json(), `${wrong}`).toMatchObject({ code: 'report.not-restorable' });
  expect((await restore(two, later)).statusCode).toBe(200);
  expect((await restore(two, later)).json()).toMatchObject({ code: 'report.not-restorable' });
  expect((await restore(two, number)).statusCode).toBe(200);
  const last = await redact(one, 'Nothing');
  await app.owner.query('update report_replaced_part set replaced_on = replaced_on - 31');
  await app.runScheduled('whistleblowing.tidy');
  expect(await setAside()).toEqual([]);
  expect((await restore(two, last)).json()).toMatchObject({ code: 'report.not-restorable' });
});

test('W16 where the law requires it, a redaction deletes what it replaces at once, and its entry says so', async () => {
  const { one, two, report, redact, restore, setAside } = await redacted();
  expect(await setAside()).toHaveLength(1);
  const erasing = await redact(one, 'Nothing at all', { erases: true });
  // Also what earlier redactions set aside: the words are in there, too.
  expect(await setAside()).toEqual([]);
  const stored = await app.stored('report_part', { reportId: uuidOf(report.sent.report), kind: 'body' });
  expect(stored).toMatchObject([{ entry: erasing }]);
  const refused = await restore(two, erasing);
  expect(refused.json()).toMatchObject({ code: 'report.not-restorable' });
});

test('W16 entries name what they erase or restore only where their kind does', async () => {
  const { two, opened, restore, number } = await redacted();
  const { at } = await opened(two);
  const note = { part: { kind: 'note' as const, value: { text: 'Note' } } };
  for (const wrong of [
    managerEntry(two, at, 'noted', { ...note, erases: true }),
    managerEntry(two, at, 'noted', { ...note, restores: number }),
    managerEntry(two, at, 'restored', { ...note, restores: number }),
    managerEntry(two, at, 'restored', { restores: number, erases: true }),
  ])
    expect((await add(two, at.report, wrong)).json()).toMatchObject({ code: 'report.malformed' });
  const none = await add(two, at.report, managerEntry(two, at, 'restored'));
  expect(none.json()).toMatchObject({ code: 'report.not-restorable' });
  expect((await restore(two, number)).statusCode).toBe(200);
});

test('W14 with the names, what was blacked out is deleted', async () => {
  const { report, setAside, begun } = await redacted();
  app.clock.set('2026-11-24T10:00:00.000Z');
  await app.owner.query(`update report set received_on = '2026-11-24', names_told_on = '2027-01-01' where id = $1`, [
    uuidOf(report.sent.report),
  ]);
  await app.owner.query(
    `update report_office_document set body = replace(body, '"country":"IT"', '"country":"ES"')
     where office_id = (select office_id from report where id = $1)`,
    [uuidOf(report.sent.report)],
  );
  expect(await setAside()).toHaveLength(1);
  app.clock.set('2027-04-01T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await app.stored('report', { id: uuidOf(report.sent.report) })).toMatchObject([
    { namesRemovedOn: '2027-04-01' },
  ]);
  expect(await setAside()).toEqual([]);
  app.clock.set(begun);
});
