import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

type DocumentJson = {
  id: string;
  retentionLaw: { activity: string; text: string; confirmed: boolean; taken: boolean }[];
};

const activities = [
  { id: 'orders', kind: 'orders' },
  { id: 'accounting', kind: 'accounting' },
] as const;

/** A privacy policy of a shop with an owner in this country. */
async function aPolicy(person: Person, country: string): Promise<string> {
  const site = (await person.post('/api/v1/sites', { name: 'shop.example.com', type: 'Site' })).json<{ id: string }>();
  await person.put(`/api/v1/sites/${site.id}/owner`, {
    name: 'Nord',
    email: 'privacy@example.com',
    address: 'Main Street 1',
    country,
  });
  const body = { type: 'privacy_policy', languages: ['en'] };
  const { id } = (await person.post(`/api/v1/sites/${site.id}/documents`, body)).json<{ id: string }>();
  await person.patch(`/api/v1/documents/${id}`, { settings: { activities } });
  return id;
}

async function preview(person: Person, id: string): Promise<string> {
  const { tree } = (await person.get(`/api/v1/documents/${id}/preview?language=en&variant=complete`)).json();
  return JSON.stringify(tree);
}

test('L10: the periods that the generator offers are those that the policy prints once they are taken', async () => {
  const person = await app.signUp();
  const id = await aPolicy(person, 'DE');

  const { retentionLaw } = (await person.get(`/api/v1/documents/${id}`)).json<DocumentJson>();
  expect(retentionLaw).toMatchObject([
    { activity: 'orders', text: expect.stringContaining('HGB §\u00a0257(4)'), confirmed: false, taken: false },
    { activity: 'accounting', text: expect.stringContaining('8 years'), confirmed: false, taken: false },
  ]);
  const [orders] = retentionLaw;
  expect(await preview(person, id)).not.toContain(orders?.text);

  const taken = activities.map((activity) => ({ ...activity, retention: { kind: 'law' } }));
  const changed = await person.patch(`/api/v1/documents/${id}`, { settings: { activities: taken } });

  expect(changed.json<DocumentJson>().retentionLaw.map((each) => each.taken)).toEqual([true, true]);
  for (const { text } of retentionLaw) expect(await preview(person, id)).toContain(text);
});

test('an owner where no law of retention is known is offered none', async () => {
  const person = await app.signUp();
  const id = await aPolicy(person, 'AR');
  expect((await person.get(`/api/v1/documents/${id}`)).json<DocumentJson>().retentionLaw).toEqual([]);
});

test('a service cannot refer to the law: it has no records of its own', async () => {
  const person = await app.signUp();
  const id = await aPolicy(person, 'DE');
  const services = [{ service: 'stripe', retention: { kind: 'law' } }];
  expect((await person.put(`/api/v1/documents/${id}/services`, { services })).json()).toMatchObject({
    code: 'input.invalid',
  });
});
