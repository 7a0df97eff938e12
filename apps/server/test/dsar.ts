import type { Answer, dsar, DsarRequest } from '@app/contract';
import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import { filled, listed, registerPath, shop } from './register.ts';

export const requestsPath = '/api/v1/dsar-requests';

type Page = { readonly statusCode: number; readonly body: string; readonly headers: Record<string, unknown> };

/** A request as a teammate enters it. */
export const anEnteredRequest = {
  place: 'DE',
  rights: ['access'],
  name: 'Anna Muster',
  language: 'de',
  channel: 'letter',
  receivedOn: '2024-01-15',
};

/** A public key as an owner registers it. */
export const aPublicKey = String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));

/** A processor as an owner connects it. */
export const aProcessor = {
  name: 'Analytics',
  url: 'https://opendsr.example.com/v2',
  identities: [{ type: 'email', format: 'sha256' }],
  authorization: 'Bearer secret',
};

/** An authorized agent as an owner connects it. */
export const anAgent = {
  agentId: 'AN_AGENT',
  name: 'An Agent',
  verifyKey: Buffer.from(
    generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '',
    'base64url',
  ).toString('base64'),
};

/** Fields of the form as a visitor fills them in. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

export const anna: Fields = {
  place: 'DE',
  'rights[]': ['access'],
  for: 'self',
  name: 'Anna Muster',
  email: 'anna.muster@example.com',
  details: 'Kundennummer 4711',
};

/** What people do with the form of a site and the page of their request, and what the team does with requests. */
export function requestersOf(app: TestApp) {
  /** A site with a published form. */
  async function aForm(owner?: Person) {
    const person = owner ?? (await app.signUp());
    const { siteId, documentId } = await shop(person);
    const published = await person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });
    expect(published.statusCode, published.body).toBe(200);
    const { url } = published.json<Answer<typeof dsar.updateForm>>();
    return { owner: person, siteId, documentId, path: new URL(url ?? '').pathname };
  }

  const open = async (url: string, headers = {}): Promise<Page> =>
    app.http.inject({ method: 'GET', url, headers: { 'accept-language': 'en', ...headers } });

  async function send(path: string, fields: Fields, lang = 'de'): Promise<Page> {
    return post(`${path}?lang=${lang}`, fields);
  }

  async function post(url: string, fields: Fields): Promise<Page> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
    return app.http.inject({ method: 'POST', url, headers, payload: body.toString() });
  }

  /** The page of a request, after a press. */
  const press = (key: string, fields: Fields = {}) => post('/dsar/request', { key, ...fields });

  /** The key and code that were mailed to an address. */
  async function mailed(to: string) {
    const { text, subject } = await app.outbox.last(to);
    const key = /#([\w-]{64,66})/.exec(text)?.[1] ?? '';
    return { key, code: /^\d{6}$/m.exec(text)?.[0] ?? '', text, subject };
  }

  /** A request that was received by the form and whose address is confirmed. */
  async function aRequest(form: { readonly owner: Person; readonly path: string }, fields: Fields = anna, lang = 'de') {
    const sent = await send(form.path, fields, lang);
    expect(sent.statusCode, sent.body).toBe(200);
    const { key, code } = await mailed(String(fields['email']));
    if (code !== '') expect((await press(key, { action: 'confirm', code })).statusCode).toBe(200);
    const [{ id } = { id: '' }] = await requests(form.owner);
    return { key, id };
  }

  async function requests(person: Person, query = '') {
    const answer = await person.get(`${requestsPath}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer<typeof dsar.list>>().requests;
  }

  async function read(person: Person, id: string): Promise<DsarRequest> {
    const answer = await person.get(`${requestsPath}/${id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** Takes a step from the state that the team sees. */
  async function step(person: Person, id: string, taken: object) {
    const { version } = await read(person, id);
    return person.post(`${requestsPath}/${id}/steps`, { version, step: taken });
  }

  async function stepped(person: Person, id: string, taken: object): Promise<DsarRequest> {
    const answer = await step(person, id, taken);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** Fills the register of a site and confirms each record. */
  async function confirmedRegister(person: Person): Promise<number> {
    await filled(person);
    const measures = ['encryption-in-transit'];
    let confirmed = 0;
    for (const { id } of await listed(person)) {
      const record = (await person.get(`${registerPath}/${id}`)).json();
      const fields = { ...record.fields, measures };
      const changed = await person.put(`${registerPath}/${id}`, { version: record.version, fields });
      const done = await person.post(`${registerPath}/${id}/confirmation`, { version: changed.json().version });
      if (done.statusCode === 200) confirmed += 1;
    }
    return confirmed;
  }

  return { aForm, aRequest, open, post, send, press, mailed, requests, read, step, stepped, confirmedRegister };
}
