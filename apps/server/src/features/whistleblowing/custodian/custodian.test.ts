import { identityKey, openPart, partKey, sealPart, unwrapShare, wrapShare } from '@app/sealing';
import type { CustodianRequest, IdentityAnswer, OpenedReport } from '@app/whistleblowing';
import { officeHash } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import type { TestManager } from '#test/report-managers.ts';
import { base64, bytesOf, fromBase64, hexOf, sha256, signedWriting } from '#test/sealed-reports.ts';
import { whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, sendReport, openMailbox, list, open, managerEntry, add, added } =
  whistleblowing(app);

const note = (text: string) => ({ part: { kind: 'note' as const, value: { text } } });
type Opened = Awaited<ReturnType<typeof open>>;

/** An office with two managers and a custodian, and a report with a name. */
async function setup() {
  const bare = await newOffice();
  const custodian = await newManager(bare.owner, 'Custodian');
  const before = hexOf(officeHash(bare.document));
  const document = { ...bare.document, version: 2, before, custodian: custodian.recipient };
  await signDocument(bare, document, bare.managers[0]);
  const office: TestOffice = { ...bare, document };
  const report = await sendReport(office, {
    body: { wrongdoing: 'Canary' },
    identity: { fullName: 'Ada Canary' },
  });
  const [listed] = await list(office.managers[0], office);
  if (!listed) throw new Error('The report is not listed.');
  return { office, custodian, report, opened: await open(office.managers[0], listed) };
}

/** A request with its reason, and the key of the reason for the custodian. */
async function asking(manager: TestManager, custodian: TestManager, opened: Opened, reason = 'To hear her') {
  const entry = managerEntry(manager, opened, 'identity-asked', note(reason));
  const id = entry.parts?.[0]?.id ?? '';
  const place = { context: opened.context, purpose: 'reason' as const, recipient: bytesOf(custodian.id) };
  const key = await wrapShare(partKey(opened.content, 'note', bytesOf(id)), place, bytesOf(custodian.recipient.kem));
  return { ...entry, key: base64(key) };
}
const ask = (manager: TestManager, report: OpenedReport, sent: object) =>
  manager.tool.send('POST', `/reports/${report.id}/identity-requests`, sent);
const requestsOf = async (custodian: TestManager, office: TestOffice) =>
  (await custodian.tool.send('GET', `/offices/${office.id}/identity-requests`)).json<CustodianRequest[]>();

/** What the custodian answers, sealed and wrapped as the tool does. */
async function answerOf(
  custodian: TestManager,
  request: CustodianRequest,
  { context, reader }: { readonly context: Uint8Array; readonly reader: TestManager },
  kind: 'identity-allowed' | 'identity-refused',
) {
  if (!request.reason) throw new Error('There is no reason.');
  const own = bytesOf(custodian.id);
  const { kemSeed, signing } = custodian.secrets;
  const reasonKey = await unwrapShare(
    fromBase64(request.reason.key),
    { context, purpose: 'reason', recipient: own },
    kemSeed,
  );
  const sealed = sealPart(
    reasonKey,
    { context, kind: 'note', number: request.entries, author: own },
    new TextEncoder().encode(JSON.stringify({ text: 'Canary answer' })),
    (length) => crypto.getRandomValues(new Uint8Array(length)),
  );
  const next = { context, number: request.entries, before: request.last, kind, at: app.clock.now().toISOString() };
  const { entry } = signedWriting(next, { hash: hexOf(sha256(sealed)) }, reasonKey, { id: custodian.id, signing });
  const parts = [{ kind: 'note', number: request.entries, id: request.reason.id, sealed: base64(sealed) }];
  if (kind === 'identity-refused') return { entry, parts };
  const half = await unwrapShare(
    fromBase64(request.identity),
    { context, purpose: 'identity', recipient: own },
    kemSeed,
  );
  const place = { context, purpose: 'identity' as const, recipient: bytesOf(reader.id) };
  const wrapped = base64(await wrapShare(half, place, bytesOf(reader.recipient.kem)));
  return { entry, parts, wrap: { purpose: 'identity', recipient: reader.id, wrapped } };
}
const answer = (custodian: TestManager, { report, number }: CustodianRequest, sent: object) =>
  custodian.tool.send('POST', `/reports/${report}/identity-requests/${number}`, sent);

test('W7 a manager opens a name once its custodian allowed it, who sees the reason and nothing of the report', async () => {
  const { office, custodian, report, opened } = await setup();
  const [one, two] = office.managers;
  const early = await one.tool.send(
    'POST',
    `/reports/${opened.report.id}/identity`,
    managerEntry(one, opened, 'identity-opened', note('I want it')),
  );
  expect(early.json()).toMatchObject({ code: 'report.identity-apart' });
  const asked = await ask(one, opened.report, await asking(one, custodian, opened));
  expect([asked.statusCode, asked.json()]).toMatchObject([
    200,
    { identityRequests: [{ number: 2, by: one.id, answer: 'waiting' }] },
  ]);
  const current = { ...opened, report: asked.json<OpenedReport>() };
  expect((await ask(one, current.report, await asking(one, custodian, current))).json()).toMatchObject({
    code: 'report.identity-waiting',
  });

  const [request, ...more] = await requestsOf(custodian, office);
  if (!request?.reason) throw new Error('The custodian was not asked.');
  expect(more).toEqual([]);
  // What opens the reason opens nothing else, and no part but the reason is given out.
  expect(Object.keys(request).toSorted()).toEqual([
    'answer',
    'asked',
    'by',
    'document',
    'entries',
    'identity',
    'last',
    'lastAt',
    'number',
    'office',
    'reason',
    'report',
  ]);
  // The manager's own entry, which names the sealed reason by its hash.
  const { allEntries } = current.report;
  expect(request.asked).toEqual(allEntries[request.number]);
  expect(request.asked.entry.part).toBe(hexOf(sha256(fromBase64(request.reason.sealed))));
  expect(request.lastAt).toBe(allEntries.at(-1)?.entry.at);
  const { context } = report;
  const own = bytesOf(custodian.id);
  const key = await unwrapShare(
    fromBase64(request.reason.key),
    { context, purpose: 'reason', recipient: own },
    custodian.secrets.kemSeed,
  );
  const at = { context, kind: 'note' as const, number: request.number, author: bytesOf(one.id) };
  const reason = openPart(key, at, fromBase64(request.reason.sealed));
  expect(JSON.parse(new TextDecoder().decode(reason))).toEqual({ text: 'To hear her' });
  for (const [method, url, body] of [
    ['GET', `/offices/${office.id}/reports`, undefined],
    ['POST', `/reports/${request.report}/opening`, managerEntry(custodian, current, 'opened')],
    ['POST', `/reports/${request.report}/identity`, managerEntry(custodian, current, 'identity-opened', note('x'))],
  ] as const)
    expect((await custodian.tool.send(method, url, body)).statusCode, url).toBe(404);

  // Nobody else answers, and not for somebody else.
  const right = await answerOf(custodian, request, { context, reader: one }, 'identity-allowed');
  expect((await answer(two, request, right)).json()).toMatchObject({ code: 'report.not-found' });
  const forOther = await answerOf(custodian, request, { context, reader: two }, 'identity-allowed');
  expect((await answer(custodian, request, forOther)).json()).toMatchObject({ code: 'report.malformed' });
  const forged = { ...right, entry: { ...right.entry, signature: '0'.repeat(128) } };
  expect((await answer(custodian, request, forged)).statusCode).toBe(422);
  const answered = await answer(custodian, request, right);
  expect([answered.statusCode, answered.json()]).toMatchObject([200, [{ answer: 'allowed' }]]);
  expect((await answer(custodian, request, right)).json()).toMatchObject({ code: 'report.identity-answered' });

  const [listed] = await list(one, office);
  const again = await open(one, listed!);
  expect(again.report.allEntries.map(({ entry: { kind, author } }) => [kind, author]).slice(2, 4)).toEqual([
    ['identity-asked', one.id],
    ['identity-allowed', custodian.id],
  ]);
  const opening = managerEntry(one, again, 'identity-opened', note('To hear her'));
  const { wrap, report: after } = (
    await one.tool.send('POST', `/reports/${again.report.id}/identity`, opening)
  ).json<IdentityAnswer>();
  const place = { context, purpose: 'identity' as const, recipient: bytesOf(one.id) };
  const half = await unwrapShare(fromBase64(wrap), place, one.secrets.kemSeed);
  const part = after.parts.find(({ kind }) => kind === 'identity');
  const name = openPart(
    identityKey(context, again.content, half),
    { context, kind: 'identity', number: 0, author: 'reporter' },
    fromBase64(part?.sealed ?? ''),
  );
  expect(JSON.parse(new TextDecoder().decode(name))).toEqual({ fullName: 'Ada Canary' });
  // The other manager asks for themselves.
  const [other] = await list(two, office);
  const second = await open(two, other!);
  const refused = await two.tool.send(
    'POST',
    `/reports/${second.report.id}/identity`,
    managerEntry(two, second, 'identity-opened', note('x')),
  );
  expect(refused.json()).toMatchObject({ code: 'report.identity-apart' });
});

test('W7 what a custodian refuses stays closed, with the reason for managers, and can be asked for again', async () => {
  const { office, custodian, report, opened } = await setup();
  const [one] = office.managers;
  await ask(one, opened.report, await asking(one, custodian, opened));
  const [request] = await requestsOf(custodian, office);
  const bare = await answerOf(custodian, request!, { context: report.context, reader: one }, 'identity-refused');
  expect((await answer(custodian, request!, { entry: bare.entry })).statusCode).toBe(422);
  expect((await answer(custodian, request!, bare)).json()).toMatchObject([{ answer: 'refused' }]);
  const [listed] = await list(one, office);
  const again = await open(one, listed!);
  const refusal = again.report.parts.find(({ author }) => author === custodian.id);
  const key = partKey(again.content, 'note', bytesOf(refusal?.id ?? ''));
  const at = { context: report.context, kind: 'note' as const, number: 3, author: bytesOf(custodian.id) };
  expect(new TextDecoder().decode(openPart(key, at, fromBase64(refusal?.sealed ?? '')))).toContain('Canary answer');
  const entry = managerEntry(one, again, 'identity-opened', note('x'));
  expect((await one.tool.send('POST', `/reports/${again.report.id}/identity`, entry)).json()).toMatchObject({
    code: 'report.identity-apart',
  });
  expect((await ask(one, again.report, await asking(one, custodian, again))).statusCode).toBe(200);
});

test('a name is asked for by who opened the report, of its custodian alone, and another account learns of nothing', async () => {
  const { office, custodian, opened } = await setup();
  const [one, two] = office.managers;
  const sent = await asking(one, custodian, opened);
  expect((await ask(two, opened.report, sent)).statusCode).toBe(409);
  const stranger = (await newOffice()).managers[0];
  expect((await ask(stranger, opened.report, sent)).json()).toMatchObject({ code: 'report.not-found' });
  const asked = await stranger.tool.send('GET', `/offices/${office.id}/identity-requests`);
  expect(asked.json()).toMatchObject({ code: 'report-office.not-found' });
  expect(await requestsOf(two, office)).toEqual([]);
  for (const wrong of [{ ...sent, key: base64(new Uint8Array(5)) }, managerEntry(one, opened, 'noted', note('x'))])
    expect((await ask(one, opened.report, wrong)).statusCode).toBeGreaterThanOrEqual(400);
  const without = await newOffice();
  await sendReport(without);
  const [listed] = await list(without.managers[0], without);
  const bare = await open(without.managers[0], listed!);
  const none = await ask(without.managers[0], bare.report, await asking(without.managers[0], custodian, bare));
  expect(none.json()).toMatchObject({ code: 'report.malformed' });
});

test('W8 passing on without telling needs a recorded reason, and the mailbox shows it once the reporter was told', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  const report = await sendReport(office);
  const [listed] = await list(one, office);
  let opened = await open(one, listed!);
  const pass = () => add(one, opened.report, managerEntry(one, opened, 'identity-passed', note('To the judge')));
  expect((await pass()).json()).toMatchObject({ code: 'report.consent-missing' });
  const bare = managerEntry(one, opened, 'disclosure-withheld');
  expect((await add(one, opened.report, bare)).json()).toMatchObject({ code: 'report.malformed' });
  opened = await added(one, opened, 'disclosure-withheld', note('Evidence would be destroyed.'));
  opened = await added(one, opened, 'identity-passed', note('To the judge'));
  const kinds = async () =>
    (await openMailbox(office, report)).entries.map((one) => ('hash' in one ? 'hidden' : one.entry.kind));
  expect(await kinds()).toEqual(['received', 'hidden', 'hidden', 'hidden']);
  opened = await added(one, opened, 'disclosure-told', {
    part: { kind: 'message', value: { text: 'The danger is over: your name was passed on because …' } },
  });
  expect(await kinds()).toEqual(['received', 'hidden', 'hidden', 'hidden', 'disclosure-told']);
  await added(one, opened, 'identity-passed', note('To another judge'));
  expect((await kinds()).at(-1)).toBe('identity-passed');
});
