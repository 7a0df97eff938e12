import type { ReportOffice } from '@app/contract';
import {
  kemPublicKey,
  newManagerSecrets,
  officeFormat,
  officeHash,
  signOffice,
  type ManagerSecrets,
  type OfficeDocument,
} from '@app/sealing';
import { canonicalText } from '@app/evidence';
import type { OfficeProposal } from '@app/whistleblowing';
import { createPrivateKey, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';

export type Manager = { readonly person: Person; readonly id: string; readonly secrets: ManagerSecrets };

const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));

/** Managers with keys, and what they sign, as their tool would store it. */
export function officesOf(app: TestApp) {
  async function aManager(owner: Person): Promise<Manager> {
    const person = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
    return { person, ...(await keysOf(owner, person)) };
  }

  /** Stores the keys of a person of an account. */
  async function keysOf(owner: Person, person: Person): Promise<Omit<Manager, 'person'>> {
    const secrets = newManagerSecrets(random);
    const id = randomUUID();
    await app.owner.query(
      `insert into report_vault (account_id, person_id, id, version, sealed, ways, kem_key, sign_key)
       values ($1, $2, $3, 1, $4, '[]', $5, $6)`,
      [
        owner.accountId,
        person.id,
        id,
        Buffer.from('sealed'),
        Buffer.from(await kemPublicKey(secrets.kemSeed)),
        signKeyOf(secrets),
      ],
    );
    return { id: id.replaceAll('-', ''), secrets };
  }

  /** Signs what waits, as the tool of a manager does. */
  async function sign(owner: Person, siteId: string, { id, secrets }: Manager, day = '2026-11-25'): Promise<void> {
    const [office] = await app.stored('reportOffice', { accountId: owner.accountId, siteId });
    expect(office?.['proposal']).not.toBeNull();
    // As `propose` wrote it.
    const proposal = office?.['proposal'] as OfficeProposal;
    const officeId = String(office?.['id']);
    const before = (await app.stored('reportOfficeDocument', { officeId })).at(-1);
    const document = {
      format: officeFormat,
      office: officeId.replaceAll('-', ''),
      version: Number(before?.['version'] ?? 0) + 1,
      before: before ? Buffer.from(before['hash'] as Uint8Array).toString('hex') : null,
      day,
      ...proposal,
    } as unknown as OfficeDocument;
    const { signature } = signOffice(document, id, secrets.signing);
    await app.owner.query(
      `insert into report_office_document (account_id, office_id, version, hash, body, signed_by, signature, from_day)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        owner.accountId,
        officeId,
        document.version,
        Buffer.from(officeHash(document)),
        canonicalText(document as never),
        id,
        Buffer.from(signature ?? '', 'hex'),
        day,
      ],
    );
    await app.owner.query(`update report_office set proposal = null, is_open = true where id = $1`, [officeId]);
  }

  const path = (siteId: string) => `/api/v1/sites/${siteId}/report-office`;

  async function read(person: Person, siteId: string, query = ''): Promise<ReportOffice> {
    const answer = await person.get(`${path(siteId)}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ReportOffice>();
  }

  return { aManager, keysOf, sign, read, path };
}

/** The public key of Ed25519. The prefix is that of its PKCS #8, RFC 8410. */
function signKeyOf({ signing }: ManagerSecrets): Buffer {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), signing]);
  const { x } = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' })).export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url');
}

/** What an admin states of an office. */
export const anOffice = (managers: readonly Manager[]) => ({
  country: 'IT',
  name: 'Rossi S.p.A.',
  locale: 'en',
  languages: ['en', 'it'],
  welcome: 'Thank you for speaking up.',
  questions: [{ text: 'Which site is it about?', isRequired: false }],
  otherWays: 'Call +39 06 555 0100.',
  authorities: [{ name: 'Autorità Nazionale Anticorruzione (ANAC)', url: 'https://www.anticorruzione.it' }],
  recipients: managers.map(({ person }, at) => ({
    personId: person.id,
    name: `Manager ${at + 1}`,
    function: 'Compliance',
  })),
  custodian: null,
});
