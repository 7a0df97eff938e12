import type { Document } from '@app/contract';
import { expect, test } from 'vitest';
import { aBanner } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ config: { chromium: undefined } });

test('D16: what was changed and changed back leaves nothing to publish', async () => {
  const { person, documentId } = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  const ofDocument = `/api/v1/documents/${documentId}`;
  const read = async () => (await person.get(ofDocument)).json<Document>();
  const [hotjar] = (await read()).services;
  const ofHotjar = `${ofDocument}/services/${hotjar?.id}`;
  app.clock.forward(1000);

  await person.delete(ofHotjar);
  expect((await read()).status).toBe('changed');
  app.clock.forward(1000);
  await person.post(`${ofHotjar}/restore`, {});
  expect((await read()).status).toBe('published');

  await person.put(ofHotjar, { overrides: { category: { category: 'marketing', reason: 'Ads' } } });
  const set = await read();
  await person.put(ofHotjar, { overrides: {} });
  expect([set.status, (await read()).status]).toEqual(['changed', 'published']);

  await person.post(`${ofDocument}/services`, { service: 'google-analytics-4' });
  expect((await read()).status).toBe('changed');
});
