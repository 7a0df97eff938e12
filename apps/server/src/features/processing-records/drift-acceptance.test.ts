import type { Answer, DriftFinding, processingRecords } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { agreed, drift, made, registerPath as path } from '#test/register.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

const dayAfter = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const decide = (person: Person, body: object) => person.put(`${path}/drift/acceptance`, body);

/** A site whose documents name Hotjar, of which there is no record. */
async function withFinding(person: Person) {
  const site = await agreed(person);
  await made(person, `/documents/${site.documentId}/services`, { service: 'hotjar' });
  const [finding] = await drift(person, site.siteId);
  expect(finding?.code).toBe('no-record');
  return { ...site, key: finding?.id ?? '' };
}

test('a finding is accepted with a reason until a day, and is open again after it', async () => {
  const person = await app.signUp();
  const { siteId, key } = await withFinding(person);
  const until = dayAfter(30);
  const answer = await decide(person, { siteId, id: key, accepted: { reason: 'Removed with the new shop', until } });
  expect(answer.statusCode, answer.body).toBe(200);
  const accepted = { reason: 'Removed with the new shop', until, by: { email: person.email } };
  expect(answer.json<DriftFinding>().accepted).toMatchObject(accepted);
  expect((await drift(person, siteId))[0]?.accepted).toMatchObject(accepted);
  app.clock.forward(30 * 86_400_000);
  expect((await drift(person, siteId))[0]?.accepted).toMatchObject({ until });
  app.clock.forward(86_400_000);
  expect((await drift(person, siteId)).map(({ code, accepted: now }) => [code, now])).toEqual([['no-record', null]]);
});

test('what was accepted is open again when the fact behind it is another', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const form = (body: object) => person.put(`/api/v1/sites/${siteId}/dsar-form`, body);
  const rightsContact = { url: 'https://shop.example.com/rights' };
  await person.patch(`/api/v1/documents/${documentId}`, { settings: { rightsContact } });
  expect((await form({ isPublished: true, workplace: 'IE' })).statusCode).toBe(200);
  const [finding] = await drift(person, siteId);
  expect(finding).toMatchObject({ code: 'form-not-named', register: 'Documents: https://shop.example.com/rights' });
  await decide(person, { siteId, id: finding?.id, accepted: { reason: 'A shop of its own', until: dayAfter(9) } });
  expect((await drift(person, siteId))[0]?.accepted).not.toBeNull();
  await person.patch(`/api/v1/documents/${documentId}`, {
    settings: { rightsContact: { url: 'https://example.com/r' } },
  });
  const changed = await drift(person, siteId);
  expect(changed.map(({ code, accepted }) => [code, accepted])).toEqual([['form-not-named', null]]);
});

test('who accepted a finding and who took it back stands in the audit log', async () => {
  const person = await app.signUp();
  const { siteId, key } = await withFinding(person);
  const until = dayAfter(30);
  await decide(person, { siteId, id: key, accepted: { reason: 'Soon gone', until } });
  const back = await decide(person, { siteId, id: key, accepted: null });
  expect(back.json<DriftFinding>().accepted).toBeNull();
  expect((await drift(person, siteId))[0]?.accepted).toBeNull();
  const { rows } = await app.owner.query(
    `select kind, person_id, details from audit_event where account_id = $1 and kind like 'drift.%' order by id`,
    [person.accountId],
  );
  const details = { code: 'no-record', finding: key };
  expect(rows).toEqual([
    { kind: 'drift.accepted', person_id: person.id, details: { ...details, until } },
    { kind: 'drift.reopened', person_id: person.id, details },
  ]);
});

test('a finding is accepted for two years at most, with a reason, and only if it is there', async () => {
  const person = await app.signUp();
  const { siteId, key } = await withFinding(person);
  const reason = 'Soon gone';
  const bodies = [
    { siteId, id: key, accepted: { reason, until: dayAfter(732) } },
    { siteId, id: key, accepted: { reason, until: dayAfter(-1) } },
    { siteId, id: key, accepted: { reason: ' ', until: dayAfter(1) } },
    { siteId, id: key, accepted: { reason } },
    { siteId, id: 'a'.repeat(64), accepted: { reason, until: dayAfter(1) } },
  ];
  const answers = [];
  for (const body of bodies) answers.push(await decide(person, body));
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [400, 'drift.until'],
    [400, 'drift.until'],
    [400, 'input.invalid'],
    [400, 'input.invalid'],
    [404, 'drift.not-found'],
  ]);
  expect((await drift(person, siteId))[0]?.accepted).toBeNull();
  const stranger = await app.signUp();
  expect((await decide(stranger, { siteId, id: key, accepted: { reason, until: dayAfter(1) } })).statusCode).toBe(404);
});

test('findings of all sites are there within a minute of a change, accepted ones among them', async () => {
  const person = await app.signUp();
  const { siteId, key } = await withFinding(person);
  await app.runJobs();
  await decide(person, { siteId, id: key, accepted: { reason: 'Soon gone', until: dayAfter(3) } });
  const all = await person.get(`${path}/drift`);
  const { findings } = all.json<Answer<typeof processingRecords.drift>>();
  expect(findings).toEqual(await drift(person, siteId));
  expect(findings).toHaveLength(1);
});
