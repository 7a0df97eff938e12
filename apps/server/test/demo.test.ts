import { expect, test } from 'vitest';
import { fillDemo, demoAccount } from '../seed/demo.ts';
import { testApp } from './app.ts';

const app = testApp();

test('the example account is filled once, with published pages and with work to do', async () => {
  const said = await fillDemo(app, app.services.config);
  await fillDemo(app, app.services.config);

  expect(said).toContain(demoAccount.email);
  const documents = await app.stored('document');
  expect(documents).toHaveLength(6);
  expect(documents.filter(({ publishedNumber }) => publishedNumber !== null)).toHaveLength(4);
  const published = documents.find(({ publishedNumber }) => publishedNumber === 2);
  const page = await app.script().get(`/privacy-policy/${String(published?.['publicId'])}?lang=de`);
  expect(page.body).toContain('Bergkraut Naturkost GmbH');
  expect(await app.stored('scan')).toMatchObject([{ status: 'done', verdict: 'fail', services: 5, news: 2 }]);
});
