import {
  addWay,
  kemPublicKey,
  newKit,
  newManagerSecrets,
  newVaultKey,
  sealVault,
  type ManagerSecrets,
  type Recipient,
} from '@app/sealing';
import type { StoredVault, ToolSession } from '@app/whistleblowing';
import { expect } from 'vitest';
import type { Answer, Person, TestApp } from './app.ts';
import { base64, hexOf, random } from './sealed-reports.ts';

/** Where the API of reports begins. */
export const api = '/report/api';

/** A manager with a vault and a session of the tool. */
export type TestManager = {
  readonly person: Person;
  /** The ID in office documents. */
  readonly id: string;
  readonly secrets: ManagerSecrets;
  readonly recipient: Recipient;
  readonly tool: ToolClient;
};
export type ToolClient = {
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers?: object): Promise<Answer>;
};

/** What managers do before there is a report: a session of the tool, and keys. */
export function reportManagers(app: TestApp) {
  // Where addresses differ, each serves its own paths.
  const host = () => new URL(app.services.config.reportUrl).host;

  /** A session of the tool, by a handover from the dashboard. */
  async function openTool(person: Person): Promise<ToolClient> {
    const handed = await person.post('/api/v1/report-tool-handovers', {});
    expect(handed.statusCode, handed.body).toBe(200);
    const token = new URL(handed.json<{ url: string }>().url).hash.slice(1);
    const begun = await post(`${api}/tool/session`, { token }, { 'x-report-tool': '1' });
    expect(begun.statusCode, begun.body).toBe(200);
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    return toolClient(cookie);
  }

  const toolClient = (cookie: string): ToolClient => ({
    send: (method, path, body, headers) =>
      app.http.inject({
        method,
        url: `${api}/tool${path}`,
        headers: { host: host(), cookie, 'x-report-tool': '1', ...(body !== undefined && jsonType(body)), ...headers },
        ...(body !== undefined && { payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
      }),
  });
  const jsonType = (body: unknown) => ({
    'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
  });

  const post = (url: string, body: unknown, headers: object = {}): Promise<Answer> =>
    app.http.inject({
      method: 'POST',
      url,
      headers: { host: host(), 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });

  /** Somebody of an account who handles reports and has made their keys. */
  async function newManager(host: Person, name = 'Manager', projectId?: string): Promise<TestManager> {
    const person = await app.usedFactor(await app.join(await app.signUp(), host, 'whistleblowing-manager', projectId));
    const tool = await openTool(person);
    const session = (await tool.send('GET', '/session')).json<ToolSession>();
    const secrets = newManagerSecrets(random);
    const vaultKey = newVaultKey(random);
    const owner = { account: session.account.id, person: session.person.id };
    const way = await addWay(
      vaultKey,
      owner,
      { opener: { kind: 'kit', kit: newKit(random) }, salt: random(16) },
      random,
    );
    const { ed25519 } = await import('@noble/curves/ed25519.js');
    const recipient = {
      id: hexOf(random(16)),
      name,
      function: 'Compliance',
      kem: hexOf(await kemPublicKey(secrets.kemSeed)),
      sign: hexOf(ed25519.getPublicKey(secrets.signing)),
    };
    const vault: StoredVault = {
      id: recipient.id,
      version: 0,
      sealed: base64(sealVault(vaultKey, owner, secrets, random)),
      ways: [{ kind: way.kind, salt: base64(way.salt), sealed: base64(way.sealed) }],
      kem: recipient.kem,
      sign: recipient.sign,
    };
    const stored = await tool.send('PUT', '/vault', vault);
    expect(stored.statusCode, stored.body).toBe(200);
    return { person, id: recipient.id, secrets, recipient, tool };
  }

  /** A manager whose session is over, in a new one. */
  async function signInAgain(manager: TestManager): Promise<TestManager> {
    const { person } = manager;
    const signedIn = await person.post('/users/sign-in', { email: person.email, password: person.password });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    await app.owner.query('update session set account_id = $1 where person_id = $2', [person.accountId, person.id]);
    await app.usedFactor(person);
    return { ...manager, tool: await openTool(person) };
  }

  return { openTool, toolClient, post, newManager, signInAgain };
}
