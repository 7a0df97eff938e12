import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { untilBlocked } from '#test/blocked.ts';

const app = testApp();

type Resource = { readonly id: string };

async function aDocument(person: Person): Promise<Resource & { readonly siteId: string }> {
  const { id: siteId } = (
    await person.post('/api/v1/sites', { name: 'shop.example.com', type: 'Site' })
  ).json<Resource>();
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
  return { id: made.json<Resource>().id, siteId };
}

test('a document that goes with its site gives its public address back', async () => {
  const person = await app.signUp();
  const [gone, kept] = [await aDocument(person), await aDocument(person)];

  await person.delete(`/api/v1/sites/${gone.siteId}`);
  await app.runJobs();

  expect(await app.stored('public_id', { accountId: person.accountId })).toMatchObject([{ rowId: kept.siteId }]);
});

/** Sends a request while another transaction holds the site, and expects that it holds the document not before. */
async function whileSiteIsHeld<T>(
  { id, siteId }: Resource & { readonly siteId: string },
  send: () => Promise<T>,
): Promise<T> {
  const holder = await app.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from site where id = $1 for update', [siteId]);
    const answer = send();
    await untilBlocked(app.owner);

    await holder.query('select from document where id = $1 for update nowait', [id]);
    await holder.query('commit');
    return await answer;
  } finally {
    holder.release(true);
  }
}

test.each([{ languages: ['en', 'de'] }, { settings: { minimumAge: 16 } }])(
  'a change of %j waits for the site, which others may change, before it holds the document',
  async (change) => {
    const person = await app.signUp();
    const document = await aDocument(person);
    const changed = await whileSiteIsHeld(document, () => person.patch(`/api/v1/documents/${document.id}`, change));
    expect(changed.json()).toMatchObject(change);
  },
);

test('a deletion waits for the site, too, before it holds the document', async () => {
  const person = await app.signUp();
  const document = await aDocument(person);
  const deleted = await whileSiteIsHeld(document, () => person.delete(`/api/v1/documents/${document.id}`));
  expect(deleted.statusCode).toBeLessThan(300);
  expect(await app.stored('document', { id: document.id })).toEqual([]);
});

test('settings in which nothing is set change nothing', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);

  expect((await person.patch(`/api/v1/documents/${id}`, { settings: {} })).json()).toMatchObject({ settings: {} });
});
