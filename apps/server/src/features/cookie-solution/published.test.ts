import type { Document } from '@app/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBanner, publish, read, save, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ config: { chromium: undefined } });

const services = ['hotjar', 'google-maps', 'google-analytics-4', 'meta-pixel-facebook-pixel'] as const;
type Edit =
  | { readonly kind: 'add' | 'remove' | 'restore' | 'necessary'; readonly service: (typeof services)[number] }
  | { readonly kind: 'look'; readonly radius: number }
  | { readonly kind: 'owner'; readonly name: string }
  | { readonly kind: 'undo' | 'jobs' | 'publish-banner' | 'publish-document' };

const service = fc.constantFrom(...services);
const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('add', 'remove', 'restore', 'necessary'), service }),
    fc.record({ kind: fc.constant('look'), radius: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ kind: fc.constant('owner'), name: fc.constantFrom('Corner Coffee Ltd', 'Corner Tea Ltd') }),
    fc.record({ kind: fc.constantFrom('undo', 'jobs', 'publish-banner', 'publish-document') }),
  ),
  { minLength: 4, maxLength: 12 },
) as fc.Arbitrary<Edit[]>; // the kinds are those of `Edit`

/** What a visitor gets: every file of the banner, and the hosted policy. */
async function visitorAnswers(site: BannerSite): Promise<readonly string[]> {
  // After this process's caches have expired.
  app.clock.forward(6000);
  const { addresses } = await read(site);
  const document = await documentOf(site);
  const paths = [addresses?.script, addresses?.kept, addresses?.guard, addresses?.rules, document.url];
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await app.http.inject({ url: new URL(path ?? '', 'https://none.example').pathname });
    // The nonce of a page is new each time.
    answers.push(answer.body.replaceAll(/nonce="[^"]*"/g, ''));
  }
  return answers;
}

async function documentOf({ person, documentId }: BannerSite): Promise<Document> {
  const answer = await person.get(`/api/v1/documents/${documentId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Document>();
}

async function make(site: BannerSite, edit: Edit, removed: Map<string, string>): Promise<void> {
  const { person, siteId, documentId } = site;
  const ofDocument = `/api/v1/documents/${documentId}`;
  switch (edit.kind) {
    case 'add':
      await person.post(`${ofDocument}/services`, { service: edit.service });
      return;
    case 'remove': {
      const present = (await documentOf(site)).services.find(({ serviceId }) => serviceId === edit.service);
      if (!present) return;
      removed.set(edit.service, present.id);
      await person.delete(`${ofDocument}/services/${present.id}`);
      return;
    }
    case 'restore': {
      const id = removed.get(edit.service);
      if (id) await person.post(`${ofDocument}/services/${id}/restore`, {});
      return;
    }
    case 'necessary': {
      const present = (await documentOf(site)).services.find(({ serviceId }) => serviceId === edit.service);
      const overrides = { category: { category: 'necessary', reason: 'The shop does not work without it.' } };
      if (present) await person.put(`${ofDocument}/services/${present.id}`, { overrides });
      return;
    }
    case 'look':
      await save(site, { radius: edit.radius });
      return;
    case 'owner':
      await person.put(`/api/v1/sites/${siteId}/owner`, {
        name: edit.name,
        email: 'privacy@example.com',
        address: '1 High Street, Cork',
        country: 'IE',
      });
      return;
    case 'undo':
      await person.post(url(site, '/versions/1/restore'), {});
      return;
    case 'jobs':
      await app.runJobs();
      await app.runScheduled('cookie-solution.follow-all');
      await app.runJobs();
      return;
    case 'publish-banner':
      await person.post(url(site, '/publish'), {});
      return;
    case 'publish-document':
      await person.post(`${ofDocument}/publish`, {});
  }
}

test.each([
  [['ecommerce-tools'], 'functionality', '"Functionality"'],
  [['hosting', 'analytics'], 'measurement', '"Measurement"'],
  // Nothing is necessary unless somebody says why.
  [['payments'], 'functionality', '"Functionality"'],
])('D3, L6: a service of the owner’s own for %j is %s in documents, banner and list', async (purposes, due, said) => {
  const site = await aBanner(app, { services: [] });
  const custom = {
    name: 'Parcel Post',
    provider: 'Parcel Post Ltd',
    providerCountry: 'IE',
    purposes,
    dataTypes: ['name', 'postal-address'],
    places: [{ country: 'IE' }],
    usesTrackers: true,
  };
  const added = await site.person.post(`/api/v1/documents/${site.documentId}/services`, { custom });
  expect(added.statusCode, added.body).toBeLessThan(300);

  expect((await documentOf(site)).services).toMatchObject([{ name: 'Parcel Post', category: due }]);
  expect((await read(site)).services).toMatchObject([{ name: 'Parcel Post', purpose: due, usualPurpose: due }]);
  await site.person.post(`/api/v1/documents/${site.documentId}/publish`, {});
  const page = await app.http.inject({
    url: `${new URL((await documentOf(site)).url ?? '').pathname}/full-legal.json`,
  });
  const trees = JSON.stringify(page.json());
  expect(trees).toContain('Parcel Post');
  expect(trees).toContain(said);
});

test('D1: what visitors meet changes at publications alone, whatever is edited, undone or run in between', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (all) => {
      const site = await aBanner(app, { services: ['hotjar', 'meta-pixel-facebook-pixel'] });
      await publish(site);
      await app.runJobs();
      const removed = new Map<string, string>();
      let before = await visitorAnswers(site);
      for (const edit of all) {
        await make(site, edit, removed);
        await app.runJobs();
        const after = await visitorAnswers(site);
        const isPublication = edit.kind === 'publish-banner' || edit.kind === 'publish-document';
        if (!isPublication) expect(after, edit.kind).toEqual(before);
        if (edit.kind === 'publish-document') expect(after.slice(0, 4), edit.kind).toEqual(before.slice(0, 4));
        before = after;
      }
    }),
    { numRuns: 6 },
  );
});
