import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const ownConsentsSite = '019a0000-0000-7000-8000-000000000001';
const app = testApp({ limits: 'off', config: { ownConsentsSite } });

type Listed = { consents: { id: string }[] };

test('C1, C3: what people of this installation agreed to is recorded once, with its own time and words, since the first day', async () => {
  app.clock.set('2026-03-02T09:00:00.000Z');
  const owner = await app.signUp();
  await owner.post('/api/v1/sites', { name: 'candor.example', type: 'Site', languages: ['en'] });
  // Its id is known before the server starts.
  await app.owner.query('update site set id = $1 where account_id = $2', [ownConsentsSite, owner.accountId]);
  const script = app.script(await app.apiKey(owner));
  app.clock.set('2026-11-22T08:00:00.000Z');
  const later = await app.signUp();

  for (let twice = 0; twice < 2; twice += 1) await app.runScheduled('consent-records.own');

  const path = `/api/v1/sites/${ownConsentsSite}`;
  const { consents } = (await script.get(`${path}/consents`)).json<Listed>();
  expect(consents).toHaveLength(4);
  expect(consents).toMatchObject([
    { at: expect.stringMatching(/^2026-11-22T08:00:00/), subject: { externalId: later.id, email: later.email } },
    { source: 'private' },
    { at: expect.stringMatching(/^2026-03-02T09:00:00/), subject: { externalId: owner.id } },
    { notices: [{ identifier: 'term' }] },
  ]);
  const first = consents.at(-1)?.id;
  const detail = (await script.get(`${path}/consents/${first}`)).json<{ texts: { text: string }[] }>();
  expect(detail).toMatchObject({ said: { preferences: { tosAccepted: true } } });
  const [acceptance] = await app.stored('acceptance', { id: first });
  const [text] = await app.stored('noticeText', { textHash: acceptance?.['textHash'] });
  expect(detail.texts[0]?.text).toBe(`${String(text?.['title'])}\n${String(text?.['body'])}`);
});
