import type { Banner } from '@app/contract';
import type { BannerConfiguration, CompiledBanner, CoreData } from '@app/consent';
import { expect } from 'vitest';
import type { Answer, Person, TestApp } from './app.ts';

/** A site with an owner and published policies, ready for a banner. */
export type BannerSite = { readonly person: Person; readonly siteId: string; readonly documentId: string };

type BannerOptions = {
  /** Ids in the catalogue. */
  readonly services?: readonly string[];
  readonly languages?: readonly string[];
  readonly person?: Person;
  /** Whether the policy is published, with a page for opting out. */
  readonly published?: boolean;
};

export async function aBanner(
  app: TestApp,
  { services = ['hotjar'], languages = ['en'], person: known, published = true }: BannerOptions = {},
): Promise<BannerSite> {
  const person = known ?? (await app.signUp());
  const made = async (path: string, body: object, method: 'post' | 'put' = 'post') => {
    const answer = await person[method](path, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<{ id: string }>().id;
  };
  const siteId = await made('/api/v1/sites', {
    name: 'Corner Coffee',
    url: 'https://coffee.example.com',
    type: 'Site',
    languages,
  });
  await made(
    `/api/v1/sites/${siteId}/owner`,
    { name: 'Corner Coffee Ltd', email: 'privacy@example.com', address: '1 High Street, Cork', country: 'IE' },
    'put',
  );
  const documentId = await made(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages });
  for (const service of services) await made(`/api/v1/documents/${documentId}/services`, { service });
  if (!published) return { person, siteId, documentId };
  // Without it, a policy that shares data with people in the United States waits for the banner.
  const settings = { usStates: { optOutUrl: 'https://coffee.example.com/choices' } };
  expect((await person.patch(`/api/v1/documents/${documentId}`, { settings })).statusCode).toBe(200);
  await answerWhatBlocks(person, documentId);
  await made(`/api/v1/documents/${documentId}/publish`, {});
  return { person, siteId, documentId };
}

/** Accepts the proposals without which some services of the catalogue keep a document from being published. */
async function answerWhatBlocks(person: Person, documentId: string): Promise<void> {
  type Asked = { questions: { id: string; stated: unknown; proposed: { choice: string } | null }[] };
  const { questions } = (await person.get(`/api/v1/documents/${documentId}/questions`)).json<Asked>();
  const answers = questions.flatMap(({ id, stated, proposed }) =>
    (id === 'lifetimes' || id === 'sign-in') && !stated && proposed ? [{ question: id, choice: proposed.choice }] : [],
  );
  if (answers.length === 0) return;
  const answer = await person.post(`/api/v1/documents/${documentId}/answers`, { answers });
  expect(answer.statusCode, answer.body).toBe(200);
}

export function url({ siteId }: Pick<BannerSite, 'siteId'>, path = ''): string {
  return `/api/v1/sites/${siteId}/banner${path}`;
}

export async function read(site: BannerSite): Promise<Banner> {
  const answer = await site.person.get(url(site));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Banner>();
}

/** Saves the current configuration with some fields changed. */
export async function save(site: BannerSite, change: Partial<BannerConfiguration>): Promise<Answer> {
  const { revision, configuration } = await read(site);
  return site.person.put(url(site), { revision, configuration: { ...configuration, ...change } });
}

export type PublishedAnswer = {
  readonly version: NonNullable<Banner['published']>;
  readonly created: boolean;
  readonly findings: Banner['findings'];
  readonly weight: NonNullable<Banner['weight']>;
};

export async function publish(site: BannerSite, change?: Partial<BannerConfiguration>): Promise<PublishedAnswer> {
  if (change) expect((await save(site, change)).statusCode).toBe(200);
  const answer = await site.person.post(url(site, '/publish'), {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PublishedAnswer>();
}

/** Extracts the data from a composed script. In entry files the fields are ordered by index. */
export function dataOf<T>(script: string): T {
  const data = script.slice(script.lastIndexOf('})(') + 3, script.lastIndexOf(');'));
  return JSON.parse(data.endsWith(',[],[]') ? data.slice(0, -',[],[]'.length) : data) as T;
}

/** The compiled banner behind a script: from the script itself and the `after` part that it loads. */
export async function bannerOf(app: TestApp, script: string): Promise<CompiledBanner> {
  const [, , after, hosts] = dataOf<CoreData>(script);
  const path = `/e/${after}/after.js`;
  const lists = [0, 1, 2, 3, 4].map((bit) => hosts[bit] ?? '');
  return { ...dataOf<CompiledBanner>((await app.http.inject({ url: path })).body), hosts: lists };
}
