import type { Answer, Person, TestApp } from './app.ts';

export type ConsentSite = {
  readonly owner: Person;
  readonly siteId: string;
  /** Consent keys of the site: public and private. */
  readonly pub: string;
  readonly prv: string;
};

export async function siteWithKeys(app: TestApp): Promise<ConsentSite> {
  const owner = await app.signUp();
  const made = await owner.post('/api/v1/sites', { name: 'shop.example', type: 'Site', languages: ['en'] });
  const siteId = made.json<{ id: string }>().id;
  const key = async (kind: string) =>
    (await owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind, name: kind })).json<{ key: string }>().key;
  return { owner, siteId, pub: await key('public'), prv: await key('private') };
}

/** The subject of a consent, which the response to a page does not contain. */
export async function subjectOf(app: TestApp, answer: Answer): Promise<string> {
  const [row] = await app.stored('consent', { id: answer.json<{ id: string }>().id });
  return String(row?.['subjectId']);
}

const textOf = (consent: unknown) => (typeof consent === 'string' ? consent : JSON.stringify(consent));

/** Sends a consent as the script on a page of another origin does. */
export function fromPage(app: TestApp, key: string, consent: unknown): Promise<Answer> {
  return app.http.inject({
    method: 'POST',
    url: `/e/consent/${key}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' },
    payload: textOf(consent),
  });
}

export function fromServer(
  app: TestApp,
  key: string,
  consent: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/consents',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    payload: textOf(consent),
  });
}
