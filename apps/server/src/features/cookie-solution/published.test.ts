import type { Document } from '@app/contract';
import { createGuard } from '@app/scanner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBanner, publish, read, save, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

// Scans look at made-up sites: no name resolves.
const guard = createGuard({ resolve: async () => [] });
const app = testApp({ config: { chromium: undefined }, guard });

const services = ['hotjar', 'google-maps', 'google-analytics-4', 'meta-pixel-facebook-pixel'] as const;
type Edit =
  | { readonly kind: 'add' | 'remove' | 'restore' | 'necessary'; readonly service: (typeof services)[number] }
  | { readonly kind: 'look'; readonly radius: number }
  | { readonly kind: 'owner'; readonly name: string }
  | { readonly kind: 'undo' | 'jobs' | 'scan' | 'delete-draft' }
  | { readonly kind: (typeof publications)[number] };

/** What changes what visitors meet: publishing, taking offline, putting online again, and deleting. */
const publications = [
  'publish-banner',
  'publish-document',
  'publish-cookie-policy',
  'document-offline',
  'document-online',
  'banner-offline',
  'banner-online',
  'delete-banner',
  'delete-cookie-policy',
] as const;

const service = fc.constantFrom(...services);
const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('add', 'remove', 'restore', 'necessary'), service }),
    fc.record({ kind: fc.constant('look'), radius: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ kind: fc.constant('owner'), name: fc.constantFrom('Corner Coffee Ltd', 'Corner Tea Ltd') }),
    fc.record({ kind: fc.constantFrom('undo', 'jobs', 'scan', 'delete-draft') }),
    fc.record({ kind: fc.constantFrom(...publications) }),
  ),
  { minLength: 5, maxLength: 10 },
) as fc.Arbitrary<Edit[]>; // the kinds are those of `Edit`

/** What a visitor gets: every file of the banner, the hosted policies in each form, their feeds, and the legal notices. */
async function visitorAnswers(site: BannerSite): Promise<Readonly<Record<string, string>>> {
  // After this process's caches have expired.
  app.clock.forward(6000);
  const { publicId } = await documentOf(site);
  const paths = [
    ...['js', 'kept.js', 'granted.js', 'guard.js', 'rules.json'].map((ending) => `/embed/cs/${publicId}.${ending}`),
    ...['', '/full-legal', '/cookie-policy', '/cookie-policy.md', '/versions.atom', '/versions', '/llms.txt'].map(
      (page) => `/privacy-policy/${publicId}${page}`,
    ),
  ];
  const answers: Record<string, string> = {};
  for (const path of paths) answers[path] = (await app.http.inject({ url: path })).body;
  const notices = await site.person.get(`/api/v1/sites/${site.siteId}/legal-notices`);
  expect(notices.statusCode, notices.body).toBe(200);
  return { ...answers, notices: notices.body };
}

const isBanner = (path: string) => path.startsWith('/embed/cs/');

/** The parts of an answer that publications of this kind leave as they are. */
function untouchedBy(kind: Edit['kind'], answers: Readonly<Record<string, string>>) {
  if (!publications.some((one) => one === kind)) return answers;
  const isOfBanner = kind.includes('banner');
  const entries = Object.entries(answers);
  if (isOfBanner) return Object.fromEntries(entries.filter(([path]) => !isBanner(path)));
  // A policy that comes or goes is a publication of the banner, too, which links to it: what it stops stays.
  const rules = entries.filter(([path]) => path.endsWith('rules.json'));
  return Object.fromEntries(rules.map(([path, body]) => [path, body.replace(/"version":\d+/, '')]));
}

async function cookiePolicyOf({ person, siteId }: BannerSite): Promise<Document | undefined> {
  const { documents } = (await person.get(`/api/v1/sites/${siteId}/documents`)).json<{ documents: Document[] }>();
  return documents.find(({ type }) => type === 'cookie_policy');
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
    case 'scan':
      await person.post(`/api/v1/sites/${siteId}/scans`, { engine: 'fetch' });
      return;
    case 'publish-document':
      await person.post(`${ofDocument}/publish`, {});
      return;
    case 'publish-cookie-policy': {
      const body = { type: 'cookie_policy', languages: ['en'] };
      const known = await cookiePolicyOf(site);
      const made = known ?? (await person.post(`/api/v1/sites/${siteId}/documents`, body)).json<Document>();
      await person.post(`/api/v1/documents/${made.id}/publish`, {});
      return;
    }
    case 'delete-draft':
    case 'delete-cookie-policy': {
      const known = await cookiePolicyOf(site);
      const isWanted =
        (known?.version ?? null) === null ? edit.kind === 'delete-draft' : edit.kind === 'delete-cookie-policy';
      if (known && isWanted) await person.delete(`/api/v1/documents/${known.id}`);
      return;
    }
    case 'document-offline':
    case 'document-online':
      await person.post(`${ofDocument}/${edit.kind.slice('document-'.length)}`, {});
      return;
    case 'banner-offline':
    case 'banner-online':
      await person.post(url(site, `/${edit.kind.slice('banner-'.length)}`), {});
      return;
    case 'delete-banner':
      await person.delete(url(site));
  }
}

test.each([
  [['ecommerce-tools'], 'functionality', '"Functionality"'],
  [['hosting', 'analytics'], 'measurement', '"Analytics"'],
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
  const overrides = { lifetimes: { mode: 'none', acknowledged: true } };
  const added = await site.person.post(`/api/v1/documents/${site.documentId}/services`, { custom, overrides });
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
        expect(untouchedBy(edit.kind, after), edit.kind).toEqual(untouchedBy(edit.kind, before));
        before = after;
      }
    }),
    { numRuns: 6 },
  );
}, 240_000);
