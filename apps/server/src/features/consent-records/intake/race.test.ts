import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf } from '#test/consents.ts';
import { subjectKey } from '../hashes.ts';
import { lockPeople } from '../people/people-lock-queries.ts';
import { insertSubject, insertSubjectKey } from '../people/subject-change-queries.ts';

const app = testApp({ limits: 'off' });
const email = 'ada@example.com';

test('somebody who was made since it was looked whose a consent is, is found when it is kept', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  // As two servers that run against one database: what this one has found is old before it writes.
  let answer: ReturnType<typeof fromPage> | undefined;
  const made = await app.db.asSystem(async (tx) => {
    await lockPeople(tx, siteId);
    answer = fromPage(app, pub, { subject: { email }, preferences: { newsletter: true } });
    await untilOneWaits();
    const at = app.clock.now();
    const person = { email, firstName: 'Ada', lastName: null, fullName: null, verified: false };
    const subject = {
      id: newId(at),
      externalId: null,
      ...person,
      known: false,
      preferences: {},
      claims: {},
      createdAt: at,
      updatedAt: at,
    };
    await insertSubject(tx, owner.accountId, siteId, subject, []);
    await insertSubjectKey(tx, owner.accountId, siteId, subjectKey('email', email), subject.id);
    return subject.id;
  });
  const kept = await answer;
  expect(kept && (await subjectOf(app, kept))).toBe(made);
  expect(await app.stored('subject', { accountId: owner.accountId })).toMatchObject([
    { id: made, firstName: 'Ada', preferences: { newsletter: { value: true } } },
  ]);
  const leaves = (await app.stored('evidenceBatch', { accountId: owner.accountId })).flatMap(({ ids }) => ids);
  expect(leaves.filter((leaf) => leaf === kept?.json<{ id: string }>().id)).toHaveLength(1);
});

test('somebody who was put together with another in that moment is the one that stayed', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const kept = await fromServer(app, prv, { subject: { email } });
  const old = kept.json<{ subject_id: string }>().subject_id;
  const stays = newId(app.clock.now());
  let answer: ReturnType<typeof fromServer> | undefined;
  await app.db.asSystem(async (tx) => {
    await lockPeople(tx, siteId);
    answer = fromServer(app, prv, { subject: { email } });
    await untilOneWaits();
    const { accountId } = owner;
    await tx.updateTable('subjectKey').set({ subjectId: stays }).where('accountId', '=', accountId).execute();
    await tx.updateTable('consent').set({ subjectId: stays }).where('accountId', '=', accountId).execute();
    await tx
      .updateTable('subject')
      .set({ id: stays })
      .where('accountId', '=', accountId)
      .where('id', '=', old)
      .execute();
  });
  expect((await answer)?.json()).toMatchObject({ subject_id: stays });
  expect(await app.stored('subject', { accountId: owner.accountId })).toHaveLength(1);
  expect(await app.stored('consent', { accountId: owner.accountId, subjectId: stays })).toHaveLength(2);
});

test('a hundred who send at once are as many people as they say, each consent counted once', async () => {
  const { owner, pub, prv } = await siteWithKeys(app);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => {
      const subject = { email: `person-${place % 7}@example.com`, ...(place % 2 && { id: `u${place % 7}` }) };
      return place % 3 ? fromPage(app, pub, { subject }) : fromServer(app, prv, { subject });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  await app.runJobs();
  const people = await app.stored('subject', { accountId: owner.accountId });
  expect(new Set(people.map((person) => person['email'])).size).toBe(7);
  const counts = await app.stored('consentHour', { accountId: owner.accountId });
  expect(counts.reduce((sum, one) => sum + Number(one['count']), 0)).toBe(100);
});

async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await app.owner.query(`select from pg_locks where locktype = 'advisory' and not granted`);
    if (rows.length > 0) return;
    await pause(5);
  }
}
