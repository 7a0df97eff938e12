import type { Answer, Document, policies, ProcessingRecord } from '@app/contract';
import { loadWords, locales } from '@app/texts';
import { expect, test } from 'vitest';
import { testApp, type Person } from './app.ts';
import { done, drift, linesOf, listed, made, owner, registerPath as path, signAll } from './register.ts';

// Forty sites that differ in country, services and activities.

const app = testApp({ limits: 'off' });
const parts = [0, 10, 20, 30];
/** What GDPR Art. 30(1) wants of every record. Recipients and transfers are there where there are some. */
const always = ['name', 'controller', 'purpose', 'subjects', 'data', 'kept', 'measures', 'processedBy'] as const;
const countries = ['IE', 'DE', 'FR', 'IT', 'ES', 'PL', 'SE', 'US'];
const kinds = ['newsletter', 'orders', 'job-applications', 'comments', 'surveys', 'bookings', 'events', 'reviews'];

/** Services of a policy that can be published without further facts. */
const published = [['stripe'], ['google-analytics-4'], ['stripe', 'google-analytics-4']];

type SiteWithPolicy = { readonly siteId: string; readonly documentId: string };

/** Makes ten of the sites. Each fourth has no owner unless `hasOwners`. */
async function tenSites(person: Person, first: number, hasOwners: boolean): Promise<readonly SiteWithPolicy[]> {
  const { services } = (await person.get('/api/v1/services?limit=50')).json<Answer<typeof policies.searchServices>>();
  expect(services.length).toBeGreaterThan(20);
  const sites: SiteWithPolicy[] = [];
  for (let at = first; at < first + 10; at += 1) {
    const { id: siteId } = await made(person, '/sites', { name: `Shop ${at}`, type: 'Site' });
    if (hasOwners || at % 4 > 0)
      await done(person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, country: countries[at % 8] }));
    const policy = { type: 'privacy_policy', languages: ['en'] };
    const { id: documentId } = await made(person, `/sites/${siteId}/documents`, policy);
    const chosen = hasOwners
      ? (published[at % 3] ?? [])
      : [0, 7, 15].map((each) => services[(at * 3 + each) % services.length]?.id);
    const body = { services: [...new Set(chosen)].map((service) => ({ service })) };
    await done(person.put(`/api/v1/documents/${documentId}/services`, body));
    const activities = [{ id: 'own', kind: kinds[at % 8] }];
    await done(person.patch(`/api/v1/documents/${documentId}`, { settings: { activities } }));
    sites.push({ siteId, documentId });
  }
  return sites;
}

test.each(parts)(
  'of forty sites, from number %s on, each record has every item of Art. 30(1) in every language, or names what it lacks and is refused (R1)',
  async (first) => {
    const person = await app.signUp();
    for (const { siteId } of await tenSites(person, first, false))
      await made(person, '/processing-records/drafts', { siteId });
    await confirmWhatCanBe(person);
    const drafts = await all(person, 'draft');
    const confirmed = (await all(person, 'confirmed')).map(({ id }) => id);
    expect([confirmed.length > 25, drafts.length > 5], `${confirmed.length} ${drafts.length}`).toEqual([true, true]);
    for (const { id } of drafts) {
      const { version, missing } = (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
      expect(missing.length).toBeGreaterThan(0);
      const refused = await person.post(`${path}/${id}/confirmation`, { version });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'processing-record.incomplete']);
    }
    for (const language of locales) {
      const { columns, values } = await loadWords(language, 'register');
      const csv = await person.get(`${path}/export?format=csv&language=${language}`);
      const [head = [], ...lines] = linesOf(csv.body);
      const ofConfirmed = lines.filter((line) => line[head.indexOf(columns.state)] === values.states.confirmed);
      expect(ofConfirmed).toHaveLength(confirmed.length);
      for (const line of ofConfirmed) {
        const cell = (column: keyof typeof columns) => line[head.indexOf(columns[column])] ?? '';
        const empty = always.filter((column) => cell(column) === '');
        expect(empty, `${language}: ${line[0]}`).toEqual([]);
        expect(cell('transfers')).not.toContain(values.noSafeguard);
      }
      expect(ofConfirmed.some((line) => line[head.indexOf(columns.recipients)] !== '')).toBe(true);
      expect(ofConfirmed.some((line) => line[head.indexOf(columns.transfers)] !== '')).toBe(true);
    }
  },
);

/** A service that the catalogue does not know. */
const own = {
  name: 'Own',
  provider: 'Own Ltd',
  providerCountry: 'IE',
  purposes: ['analytics'],
  dataTypes: ['usage-data'],
  places: [{ country: 'IE' }],
};

type Change = {
  readonly code: string;
  change(of: SiteWithPolicy): Promise<unknown>;
  mend(of: SiteWithPolicy): Promise<unknown>;
};

/** Facts that are changed on one side, each with the finding that it gives. */
function changesBy(person: Person): readonly Change[] {
  const recordOf = async ({ siteId }: SiteWithPolicy, start: string) => {
    const found = (await listed(person, `?siteId=${siteId}`)).find(({ anchor, name }) =>
      `${anchor.of} ${name}`.startsWith(start),
    );
    return (await person.get(`${path}/${found?.id}`)).json<ProcessingRecord>();
  };
  const alter = async (of: SiteWithPolicy, change: (fields: ProcessingRecord['fields']) => object) => {
    const { id, version, fields } = await recordOf(of, 'activity Contact');
    await done(person.put(`${path}/${id}`, { version, fields: change(fields) }));
  };
  const form = ({ siteId }: SiteWithPolicy, isPublished: boolean) =>
    done(person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished, workplace: 'IE' }));
  const rights = ({ documentId }: SiteWithPolicy, url?: string) =>
    done(
      person.patch(`/api/v1/documents/${documentId}`, {
        settings: { rightsContact: url === undefined ? {} : { url } },
      }),
    );
  return [
    {
      code: 'no-record',
      change: ({ documentId }) => made(person, `/documents/${documentId}/services`, { custom: own }),
      mend: async ({ documentId }) => {
        const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();
        await done(
          person.delete(`/api/v1/documents/${documentId}/services/${services.find(({ name }) => name === 'Own')?.id}`),
        );
      },
    },
    {
      code: 'transfer-not-stated',
      change: (of) => alter(of, (fields) => ({ ...fields, transferBasis: 'standard-clauses' })),
      mend: (of) => alter(of, ({ transferBasis: _, ...fields }) => fields),
    },
    {
      code: 'recipient-not-stated',
      change: (of) => alter(of, (fields) => ({ ...fields, processedBy: ['controller', 'processors'] })),
      mend: (of) => alter(of, (fields) => ({ ...fields, processedBy: ['controller'] })),
    },
    {
      code: 'form-not-named',
      change: async (of) => {
        await form(of, true);
        await rights(of, 'https://shop.example.com/rights');
      },
      mend: async (of) => {
        await form(of, false);
        await rights(of);
      },
    },
  ];
}

test.each(parts)(
  'of forty sites, from number %s on, one fact changed on one side gives its finding alone; mended, none (R5)',
  async (first) => {
    const person = await app.signUp();
    const sites = await tenSites(person, first, true);
    for (const { siteId, documentId } of sites) {
      await done(person.post(`/api/v1/documents/${documentId}/publish`, {}));
      await made(person, '/processing-records/drafts', { siteId });
    }
    await confirmWhatCanBe(person);
    await signAll(person);
    const found = async () => {
      const findings = await Promise.all(sites.map(({ siteId }) => drift(person, siteId)));
      return findings.map((ofSite) => ofSite.map(({ code }) => code));
    };
    const none: string[][] = sites.map(() => []);
    expect(await found()).toEqual(none);
    const changes = changesBy(person);
    for (const [at, site] of sites.entries()) {
      const { code, change, mend } = changes[(first / 10 + at) % changes.length] ?? {
        code: '',
        change: () => undefined,
        mend: () => undefined,
      };
      await change(site);
      expect(await found(), code).toEqual(none.with(at, [code]));
      await mend(site);
      expect(await drift(person, site.siteId), code).toEqual([]);
    }
  },
);

/** Adds what nobody but the controller knows, and confirms what then lacks nothing. */
async function confirmWhatCanBe(person: Person): Promise<void> {
  for (const { id } of await all(person, 'draft')) {
    const { version, fields } = (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
    const more = { ...fields, measures: ['backups'] };
    await done(person.put(`${path}/${id}`, { version, fields: more }));
    await person.post(`${path}/${id}/confirmation`, { version: version + 1 });
  }
}

/** The records of a state, over all pages. */
async function all(person: Person, state: string) {
  const records: Awaited<ReturnType<typeof listed>>[number][] = [];
  for (let after = ''; ;) {
    const page = await listed(person, `?state=${state}${after && `&after=${after}`}`);
    records.push(...page);
    if (page.length < 50) return records;
    after = page.at(-1)?.id ?? '';
  }
}
