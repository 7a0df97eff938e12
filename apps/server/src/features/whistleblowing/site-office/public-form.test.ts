import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { shop } from '#test/register.ts';
import { anOffice, officePath, readOffice, signProposal } from '#test/report-offices.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-25T10:00:00.000Z');
const { newManager } = whistleblowing(app);

async function aSite() {
  const owner = await app.signUp();
  const { siteId, documentId } = await shop(owner);
  return { owner, siteId, documentId, one: await newManager(owner, 'One'), other: await newManager(owner, 'Other') };
}

test('W10 the privacy policy names the reporting form and the law from the first signature until the intake ends', async () => {
  const { owner, siteId, documentId, one, other } = await aSite();
  const published = async () => {
    const { statusCode, body } = await owner.post(`/api/v1/documents/${documentId}/publish`, {});
    expect(statusCode, body).toBeLessThan(300);
    const { publicId } = (await owner.get(`/api/v1/documents/${documentId}`)).json();
    return (await app.http.inject({ url: `/privacy-policy/${publicId}/full-legal` })).body;
  };
  const status = async () => (await owner.get(`/api/v1/documents/${documentId}`)).json().status;
  const propose = () => owner.put(officePath(siteId), anOffice([one, other]));
  await propose();
  expect(await published()).not.toContain('internal reporting channel');
  app.clock.forward(1000);
  await signProposal(app, siteId, one);
  expect(await status()).toBe('changed');
  const { formUrl } = await readOffice(owner, siteId);
  const page = await published();
  expect(page).toContain(`href="${formUrl}"`);
  expect(page).toContain('D.lgs. 24/2023');
  expect(await status()).toBe('published');
  // Another version of the form has the same address.
  app.clock.forward(1000);
  await owner.put(officePath(siteId), { ...anOffice([one, other]), name: 'Rossi Group' });
  await signProposal(app, siteId, one);
  expect(await status()).toBe('published');
  // Another country has another law.
  app.clock.forward(1000);
  await owner.put(officePath(siteId), { ...anOffice([one, other]), country: 'DE' });
  await signProposal(app, siteId, one);
  expect(await status()).toBe('changed');
  expect(await published()).not.toContain('D.lgs. 24/2023');
  // A document that waits is not the form of today.
  await app.owner.query(
    `insert into report_office_document select account_id, office_id, version + 1, decode(md5('x') || md5('x'), 'hex'),
       replace(body, '"country":"DE"', '"country":"FR"'), null, null, from_day + 7
     from report_office_document where office_id = (select id from report_office where site_id = $1)
     order by version desc limit 1`,
    [siteId],
  );
  const law = /Hinweisgeberschutzgesetz|HinSchG/;
  expect(await published()).toMatch(law);
  app.clock.forward(1000);
  await owner.delete(officePath(siteId));
  expect(await status()).toBe('changed');
  expect(await published()).not.toContain('internal reporting channel');
});

test('a logo is a small PNG in the signed document, and nothing else', async () => {
  const { owner, siteId, one, other } = await aSite();
  const propose = (logo: unknown) => owner.put(officePath(siteId), { ...anOffice([one, other]), logo });
  const png = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(100)}`;
  for (const wrong of [
    'https://shop.example.com/logo.png',
    `data:image/svg+xml;base64,${'A'.repeat(100)}`,
    `data:image/png;base64,${'A'.repeat(100)}`,
    `${png}"><script>`,
    `${png}${'A'.repeat(40_000)}`,
  ])
    expect((await propose(wrong)).statusCode).toBe(400);
  expect((await propose(png)).statusCode).toBe(200);
  await signProposal(app, siteId, one);
  expect((await readOffice(owner, siteId)).current?.logo).toBe(png);
  // Without one, the form has none.
  expect((await owner.put(officePath(siteId), anOffice([one, other]))).statusCode).toBe(200);
  expect((await readOffice(owner, siteId)).proposal).toMatchObject({ logo: null, changes: ['form'] });
});

test('W10 an unsigned form of another country changes the privacy policy on its day, whatever was proposed since', async () => {
  const { owner, siteId, documentId, one, other } = await aSite();
  await owner.put(officePath(siteId), anOffice([one, other]));
  await signProposal(app, siteId, one);
  expect((await owner.post(`/api/v1/documents/${documentId}/publish`, {})).statusCode).toBeLessThan(300);
  const status = async () => (await owner.get(`/api/v1/documents/${documentId}`)).json().status;
  await app.owner.query(
    `insert into report_office_document select account_id, office_id, version + 1, decode(md5('y') || md5('y'), 'hex'),
       replace(body, '"country":"IT"', '"country":"DE"'), null, null, from_day + 1
     from report_office_document where office_id = (select id from report_office where site_id = $1)`,
    [siteId],
  );
  app.clock.set('2026-11-26T00:03:00.000Z');
  await owner.put(officePath(siteId), { ...anOffice([one, other]), country: 'FR' });
  expect(await status()).toBe('published');
  app.clock.set('2026-11-26T00:09:00.000Z');
  await app.runScheduled('whistleblowing.offices');
  expect(await status()).toBe('changed');
  // Once it is published, the runs of the same day leave it alone.
  app.clock.set('2026-11-26T00:30:00.000Z');
  expect((await owner.post(`/api/v1/documents/${documentId}/publish`, {})).statusCode).toBeLessThan(300);
  app.clock.set('2026-11-26T01:09:00.000Z');
  await app.runScheduled('whistleblowing.offices');
  expect(await status()).toBe('published');
});
